import SwiftSyntax

/// Collects the actions in the bodies of views.
final class ViewActionVisitor: ViewTypeVisitor {
  private let views: Set<String>
  private(set) var actions: [String: [ViewActions.Action]] = [:]
  private(set) var presentations: [String: [ViewPresentation]] = [:]
  private(set) var appearances: [String: [String]] = [:]
  /// The actions in helpers, by the views and the helpers' names.
  private(set) var helperActions: [String: [String: [ViewActions.Action]]] = [:]
  private let helpers: [String: [String: ViewHelper]]
  private let components: [String: ViewComponent]
  private let contents: ViewContents
  /// The helpers around, from the outermost on.
  private var around: [ViewHelper] = []
  private var bodyDepth = 0

  init(
    _ views: Set<String>, _ helpers: [String: [String: ViewHelper]],
    _ components: [String: ViewComponent], _ contents: ViewContents
  ) {
    self.contents = contents
    self.views = views
    self.helpers = helpers
    self.components = components
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isBody { bodyDepth += 1 }
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) {
    if node.isBody { bodyDepth -= 1 }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let helper = helper(node) {
      around.append(helper)
      bodyDepth += 1
    }
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    if helper(node) != nil {
      around.removeLast()
      bodyDepth -= 1
    }
  }

  private func helper(_ node: FunctionDeclSyntax) -> ViewHelper? {
    currentType.flatMap { helpers[$0]?[node.name.text] } == nil ? nil : ViewHelper(node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard bodyDepth > 0, let view = currentType, views.contains(view) else { return .visitChildren }
    let scopes = ViewScopes(around: Syntax(node), contents)
    func add(_ action: ViewActions.Action) {
      if let helper = around.first {
        helperActions[view, default: [:]][helper.name, default: []].append(action)
      } else {
        actions[view, default: []].append(action)
      }
    }
    func add(_ title: String, _ code: String, isValueLink: Bool = false) {
      let condition = scopes.bindsLate ? nil : node.disabledCondition
      let isEnabled = condition.map { "isEnabled: !(\($0)), " } ?? ""
      add(
        .init(
          title: title, code: isEnabled + scopes.bound(code), scopes: scopes.statements,
          isValueLink: isValueLink))
    }
    if let helper = helpers[view]?[node.nameOfOwn ?? ""],
      !around.contains(where: { $0.name == helper.name }),
      let statement = helper.statement(for: node)
    {
      add(.init(title: "", code: statement, scopes: scopes.all, isCall: true))
      // What is called is declared, also where it has no actions.
      helperActions[view, default: [:]][helper.name, default: []] += []
    }
    for (title, code) in node.actions(in: scopes, components) { add(title, code) }
    if let input = node.input(in: scopes) { add(input) }
    if scopes.isPlain, let code = node.appearance { appearances[view, default: []].append(code) }
    if let link = NavigationLink(node), views.contains(link.view) {
      add(node.buttonTitle(in: scopes), "{ links.show(\(link.destination)) }")
    } else if node.name == "NavigationLink", let value = node.argument("value") {
      let code = "{ standInDestination(\(value.trimmedDescription), links) }"
      add(node.buttonTitle(in: scopes), code, isValueLink: true)
    } else if let presentation = ViewPresentation(node, views: views) {
      presentations[view, default: []].append(presentation)
    }
    return .visitChildren
  }
}
