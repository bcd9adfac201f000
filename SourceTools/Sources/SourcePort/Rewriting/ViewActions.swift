import SwiftSyntax

/// What a person can do on a SwiftUI view in a host: the actions of the buttons in its body, which is
/// removed.
struct ViewActions {
  /// An action, in the words of the app.
  struct Action {
    /// The code of the title.
    let title: String
    /// The code of the other arguments: a closure or a function's name, and what comes before it.
    let code: String
    /// What adds it: `add` for a button, `add.field` or `add.toggle`.
    var adder = "add"
    /// What is around the action, outermost first, such as `for ride in Array(rides).prefix(2)`.
    let scopes: [String]
    /// Whether it is that of a link to a value, which a modifier of the view resolves.
    var isValueLink = false
    /// Whether the code is a statement that adds the buttons of a helper.
    var isCall = false

    /// The code that adds its button.
    fileprivate var statement: String {
      let call = isCall ? "    \(code)" : "    \(adder)(\(title), \(code))"
      return scopes.reversed().reduce(call) { inner, scope in
        "    \(scope) {\n  \(inner)\n    }"
      }
    }
  }

  /// The actions by the names of the views.
  private let actions: [String: [Action]]
  /// The helpers of the views that have actions, and these.
  private let helpers: [String: [(helper: ViewHelper, actions: [Action])]]
  /// What the views' modifiers show, by the names of the views.
  private let presentations: [String: [ViewPresentation]]
  /// What is done when the views appear, by their names.
  private let appearances: [String: [String]]
  /// The file of each view.
  private let paths: [String: String]

  /// Reads the bodies of the views in hosts.
  init(_ index: SourceIndex) {
    let views = index.hostedViews
    paths = Dictionary(views.map { ($0.name, $0.path) }) { first, _ in first }
    let names = Set(views.map(\.name))
    var actions: [String: [Action]] = [:]
    var presentations: [String: [ViewPresentation]] = [:]
    var appearances: [String: [String]] = [:]
    let declared = ViewHelperVisitor(viewMode: .sourceAccurate)
    for file in index.files where !names.isEmpty { declared.walk(file.tree) }
    var helperActions: [String: [String: [Action]]] = [:]
    let components = index.viewComponents
    for file in index.files where !names.isEmpty {
      let visitor = BodyVisitor(names, declared.helpers, components)
      visitor.walk(file.tree)
      actions.merge(visitor.actions) { $0 + $1 }
      presentations.merge(visitor.presentations) { $0 + $1 }
      appearances.merge(visitor.appearances) { $0 + $1 }
      helperActions.merge(visitor.helperActions) { $0.merging($1) { $0 + $1 } }
    }
    helpers = helperActions.reduce(into: [:]) { found, entry in
      let (view, actions) = entry
      found[view] = actions.keys.sorted().compactMap { name in
        declared.helpers[view]?[name].map { ($0, actions[name] ?? []) }
      }
    }
    self.appearances = appearances
    self.actions = actions.map { view, actions in
      let hasDestinations = presentations[view]?.contains { $0.isDestination } ?? false
      return (view, actions.filter { hasDestinations || !$0.isValueLink })
    }.reduce(into: [:]) { if !$1.1.isEmpty { $0[$1.0] = $1.1 } }
    self.presentations = presentations
  }

  /// Whether a view has actions, or does something when it appears.
  func has(_ view: String) -> Bool { actions[view] != nil || appearances[view] != nil }

  /// Whether a view's actions mention a property.
  func mention(_ property: String, of view: String) -> Bool {
    (actions[view] ?? []).contains { $0.code.contains(property) }
  }

  /// Whether a view's modifiers show other views once a value is set.
  func present(_ view: String) -> Bool { presentations[view] != nil && has(view) }

  /// The extensions at the end of a file, in which the views' private members can be named.
  func extensions(in path: String) -> [String] {
    Set(actions.keys).union(appearances.keys).sorted().filter { paths[$0] == path }.map { view in
      let lines = (actions[view] ?? []).map(\.statement)
      let first = (appearances[view] ?? []).map { "    \($0)\n" }
      let parts = (helpers[view] ?? []).map {
        $0.helper.declaration(of: $0.actions.map(\.statement))
      }
      return """
        extension \(view) {
          @MainActor func standInAppearance(_ add: StandInContents) {
        \(first.joined())  }
          @MainActor func standInButtons(_ add: StandInContents, _ links: StandInLinks) {
        \(lines.joined(separator: "\n"))
          }
        \(parts.joined())\(presentationCode(of: view))}
        """
    }
  }

  /// The functions that show what modifiers do: once a value is set, and for the value of a link.
  private func presentationCode(of view: String) -> String {
    guard let presentations = presentations[view] else { return "" }
    var shown: [String] = []
    var linked: [String] = []
    for presentation in presentations {
      let code = presentation.code
      switch presentation.trigger {
      case .flag(let flag): shown.append("if \(flag) { \(flag) = false; \(code) }")
      case .item(let item, let name):
        shown.append("if let \(name) = \(item) { \(item) = nil; \(code) }")
      case .value(let type, let name):
        linked.append("if let \(name) = value as? \(type) { \(code) }")
      }
    }
    return """
        @MainActor func standInPresentations(_ links: StandInLinks) {
      \(shown.map { "    \($0)\n" }.joined())  }
        @MainActor private func standInDestination(_ value: Any, _ links: StandInLinks) {
      \(linked.map { "    \($0)\n" }.joined())  }

      """
  }
}

/// Collects the actions in the bodies of views.
private final class BodyVisitor: ViewTypeVisitor {
  private let views: Set<String>
  private(set) var actions: [String: [ViewActions.Action]] = [:]
  private(set) var presentations: [String: [ViewPresentation]] = [:]
  private(set) var appearances: [String: [String]] = [:]
  /// The actions in helpers, by the views and the helpers' names.
  private(set) var helperActions: [String: [String: [ViewActions.Action]]] = [:]
  private let helpers: [String: [String: ViewHelper]]
  private let components: [String: ViewComponent]
  /// The helpers around, from the outermost on.
  private var around: [ViewHelper] = []
  private var bodyDepth = 0

  init(
    _ views: Set<String>, _ helpers: [String: [String: ViewHelper]],
    _ components: [String: ViewComponent]
  ) {
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
    let scopes = ViewScopes(around: Syntax(node))
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

extension ViewComponent {
  /// Whether an argument is an action that a button of the view calls. What may be nil is only known of a
  /// closure.
  fileprivate func accepts(_ argument: ExprSyntax, as label: String) -> Bool {
    guard actions.contains(label) else { return false }
    guard let closure = argument.as(ClosureExprSyntax.self) else {
      return !optionalActions.contains(label)
    }
    return closure.signature == nil
  }
}

extension VariableDeclSyntax {
  /// Whether it is the body of a view, or a part of one.
  var isBody: Bool {
    bindings.first?.typeAnnotation?.type.trimmedDescription == "some View"
  }

  /// Whether it is what a view, a scene or an app is made of, whatever its type.
  var isCalledBody: Bool { bindings.first?.pattern.trimmedDescription == "body" }
}

extension FunctionCallExprSyntax {
  /// The name of what is called, without what it is a member of.
  var name: String {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.trimmedDescription
  }

  /// The name of a method of the same object; nil for anything else.
  fileprivate var nameOfOwn: String? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    else { return nil }
    return member.declName.baseName.text
  }

  /// The first argument with a label, or without one.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The actions that a call passes to a view, with their titles.
  ///
  /// - Parameter components: the app's views by their names.
  fileprivate func actions(
    in scopes: ViewScopes, _ components: [String: ViewComponent]
  ) -> [(title: String, code: String)] {
    switch name {
    case "Button":
      let action = argument("action") ?? trailingClosure.map { ExprSyntax($0) }
      return action.map { [(buttonTitle(in: scopes), $0.trimmedDescription)] } ?? []
    case "refreshable":
      guard let trailingClosure else { return [] }
      return [("\"refresh\"", trailingClosure.trimmedDescription)]
    case "onTapGesture":
      guard let trailingClosure, trailingClosure.signature == nil else { return [] }
      return [("\"tap\"", trailingClosure.trimmedDescription)]
    default:
      // Another view of the app that takes closures.
      guard name.first?.isUppercase == true else { return [] }
      let component = components[name]
      var found = arguments.compactMap { argument -> (label: String, code: ExprSyntax)? in
        guard let label = argument.label?.text else { return nil }
        let closure = argument.expression.as(ClosureExprSyntax.self)
        let isAction =
          closure.map { $0.signature == nil && (label.hasPrefix("on") || label == "action") }
          ?? false
          || component?.accepts(argument.expression, as: label) ?? false
        return isAction ? (label, argument.expression) : nil
      }
      if let component, !component.hasContent, let trailingClosure,
        trailingClosure.signature == nil,
        let first = component.actions.first(where: { name in
          !arguments.contains { $0.label?.text == name }
            && !additionalTrailingClosures.contains { $0.label.text == name }
        })
      {
        found.append((first, ExprSyntax(trailingClosure)))
      }
      for other in additionalTrailingClosures
      where component?.accepts(ExprSyntax(other.closure), as: other.label.text) ?? false {
        found.append((other.label.text, ExprSyntax(other.closure)))
      }
      let title = componentTitle(in: scopes)
      return found.map { label, code in
        (found.count == 1 ? title ?? "\"\(label)\"" : "\"\(label)\"", code.trimmedDescription)
      }
    }
  }

  /// The text that a view of the app's own gets first.
  private func componentTitle(in scopes: ViewScopes) -> String? {
    let first =
      arguments.first.flatMap { argument -> ExprSyntax? in
        let isTitle = ["title", "text", "label", nil].contains(argument.label?.text)
        return isTitle ? argument.expression : nil
      } ?? arguments.first { $0.label?.text.hasSuffix("Title") == true }?.expression
    guard let literal = first?.as(StringLiteralExprSyntax.self) else { return nil }
    return scopes.bindsLate
      ? ExprSyntax(literal).constantText : ExprSyntax(literal).titleCode
  }

  /// The field or switch that a call makes, and what it is bound to; nil for another call.
  fileprivate func input(in scopes: ViewScopes) -> ViewActions.Action? {
    func action(_ title: String, _ value: String, _ adder: String, _ before: String = "")
      -> ViewActions.Action?
    {
      guard !scopes.bind(value) else { return nil }
      return .init(
        title: title,
        code: "\(before){ \(value) }, { \(value) = $0 }" + fieldConfiguration(ifOf: adder),
        adder: "add.\(adder)", scopes: scopes.statements)
    }
    switch name {
    case "Toggle":
      return argument("isOn")?.boundValue.flatMap {
        action(buttonTitle(in: scopes), $0, "toggle")
      }
    case "TextField", "SecureField":
      guard let title = argument(nil), !title.is(ClosureExprSyntax.self),
        let value = argument("text")?.boundValue
      else { return nil }
      return action(
        scopes.bindsLate ? title.constantText ?? "\"Text\"" : title.titleCode, value, "field",
        name == "SecureField" ? "isSecure: true, " : "")
    case "TextEditor":
      return argument("text")?.boundValue.flatMap { action("\"Text\"", $0, "field") }
    default: return nil
    }
  }

  /// A closure that gives a field the keyboard that modifiers give it.
  private func fieldConfiguration(ifOf adder: String) -> String {
    guard adder == "field" else { return "" }
    let lines = modifiers.compactMap { modifier -> String? in
      guard ["keyboardType", "textContentType"].contains(modifier.name),
        let value = modifier.argument(nil), value.trimmedDescription.hasPrefix(".")
      else { return nil }
      return "$0.\(modifier.name) = \(value.trimmedDescription)"
    }
    return lines.isEmpty ? "" : ", { \(lines.joined(separator: "; ")) }"
  }

  /// The condition under which the view is disabled, by a modifier of its own.
  fileprivate var disabledCondition: String? {
    modifiers.first { $0.name == "disabled" }?.argument(nil)?.trimmedDescription
  }

  /// The modifiers that are called on the view.
  private var modifiers: [FunctionCallExprSyntax] {
    var found: [FunctionCallExprSyntax] = []
    var base = Syntax(self)
    while let member = base.parent?.as(MemberAccessExprSyntax.self),
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    {
      found.append(call)
      base = Syntax(call)
    }
    return found
  }

  /// What a modifier does when the view appears.
  fileprivate var appearance: String? {
    guard let closure = trailingClosure ?? argument("perform")?.as(ClosureExprSyntax.self),
      closure.signature == nil
    else { return nil }
    return switch name {
    case "onAppear": "({ @MainActor () -> Void in \(closure.statements.trimmedDescription)\n})()"
    case "task": "add.run { \(closure.statements.trimmedDescription)\n}"
    default: nil
    }
  }

  /// The code of a button's or a link's title.
  fileprivate func buttonTitle(in scopes: ViewScopes) -> String {
    let spoken = modifiers.first { $0.name == "accessibilityLabel" }?.argument(nil)
      .flatMap { $0.is(StringLiteralExprSyntax.self) ? $0 : nil }
    if let title = spoken ?? argument(nil), !title.is(ClosureExprSyntax.self) {
      return scopes.bindsLate ? title.constantText ?? "\"Button\"" : title.titleCode
    }
    let texts = LabelVisitor(isConstant: scopes.bindsLate)
    for closure in additionalTrailingClosures { texts.walk(closure) }
    if let label = argument("label") { texts.walk(label) }
    if let trailingClosure,
      ["action", "destination", "value"].contains(where: { argument($0) != nil })
    {
      texts.walk(trailingClosure)
    }
    return texts.title ?? texts.name ?? texts.picture ?? "\"Button\""
  }
}

extension ExprSyntax {
  /// The property that a binding such as `$model.name` is of.
  fileprivate var boundValue: String? {
    let text = trimmedDescription
    return text.wholeMatch(of: /\$[\w.]+/) == nil ? nil : String(text.dropFirst())
  }

  /// The code of a title: SwiftUI takes a literal for a key of the app's strings.
  fileprivate var titleCode: String {
    let text = trimmedDescription
    let literal = self.as(StringLiteralExprSyntax.self)
    let isKey = literal?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } ?? false
    return isKey ? "StandInText.title(\(text))" : text
  }

  /// The code of a text without the values in it; nil where it is no literal.
  fileprivate var constantText: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self), literal.openingPounds == nil,
      literal.openingQuote.tokenKind == .stringQuote
    else { return nil }
    let parts = literal.segments.map { $0.as(StringSegmentSyntax.self)?.content.text ?? "…" }
    return "\"\(parts.joined())\""
  }
}

/// Finds the first text of a label.
private final class LabelVisitor: SyntaxVisitor {
  private(set) var title: String?
  /// What a view without a text of its own shows: `PlantRow(plant: plant)`.
  private(set) var name: String?
  /// What the first picture is called.
  private(set) var picture: String?
  private var isConstant: Bool

  /// - Parameter isConstant: whether values in the text may have no names where the title stands.
  init(isConstant: Bool) {
    self.isConstant = isConstant
    super.init(viewMode: .sourceAccurate)
  }

  // What a condition binds has a name only there.
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    isConstant = true
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    isConstant = true
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if title == nil, ["Text", "Label"].contains(name), let first = node.arguments.first,
      first.label == nil
    {
      title = isConstant ? first.expression.constantText : first.expression.titleCode
    }
    if picture == nil, name == "Image" {
      picture = (node.argument("systemName") ?? node.argument(nil))?.constantText
    }
    if node.name == "accessibilityLabel", let spoken = node.argument(nil)?.constantText {
      picture = spoken
    }
    if self.name == nil, name.first?.isUppercase == true, name != "ForEach",
      let value = node.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
    {
      let type = name.debugDescription
      self.name = isConstant ? type : "StandInText.name(of: \(value.baseName.text), or: \(type))"
    }
    return .visitChildren
  }
}
