import SwiftSyntax

extension SourceIndex {
  /// The SwiftUI views that are screens: those that are made outside of views for a
  /// `UIHostingController`, and those that the links and presentations of screens lead to.
  var hostedViews: [TypeDeclaration] {
    let views = files.flatMap(\.declarations).filter { type in
      type.kind == .struct && type.isReachable && !type.isGeneric && isView(type)
    }
    let isHosting = files.contains { $0.text.contains("UIHostingController") }
    guard !views.isEmpty, isHosting else { return [] }
    let names = Set(views.map(\.name))
    let linked = LinkedViews(names, in: files)
    var found = MadeViews(names, in: files).names
    var new = found
    while !new.isEmpty {
      new = Set(new.flatMap { linked.byView[$0] ?? [] }).subtracting(found)
      found.formUnion(new)
    }
    return views.filter { found.contains($0.name) }.sorted { $0.name < $1.name }
  }

  /// The app's views by their names, as far as their closures go.
  var viewComponents: [String: ViewComponent] {
    let views = files.flatMap(\.declarations).filter { $0.kind == .struct && isView($0) }
    return Dictionary(views.map { ($0.name, ViewComponent($0)) }) { first, _ in first }
  }

  fileprivate func isView(_ type: TypeDeclaration) -> Bool {
    ([type] + extensions(of: type.name)).contains {
      $0.inherited.contains("View") || $0.inherited.contains("SwiftUI.View")
    }
  }
}

extension SourceIndex {
  /// How the app's views call the closures that make their contents.
  var viewContents: ViewContents {
    let views = files.flatMap(\.declarations).filter { $0.kind == .struct && isView($0) }
    let closures = views.map { view -> (String, Set<String>) in
      let found = view.properties.filter { !$0.isStatic && $0.type?.contains("->") == true }
      return (view.name, Set(found.map(\.name)))
    }.filter { !$0.1.isEmpty }
    guard !closures.isEmpty else { return ViewContents() }
    return ViewContents(files, of: Dictionary(closures) { $0.union($1) })
  }
}

/// A view of the app's own that others give closures to, which its buttons call.
struct ViewComponent {
  /// The closures without parameters and values that it stores, in order.
  let actions: [String]
  /// Those of them that may be nil.
  let optionalActions: Set<String>
  /// Whether it stores a closure that makes views, which a closure behind a call may be.
  let hasContent: Bool

  init(_ view: TypeDeclaration) {
    let closures = view.properties.filter { !$0.isStatic && $0.type?.contains("->") == true }
    let types = closures.map { ($0.name, ($0.type ?? "").filter { !$0.isWhitespace }) }
    let found = types.filter { _, type in
      type.filter { $0 != "?" }.firstMatch(of: /\(\)(async)?(throws)?->(Void|\(\))\)?$/) != nil
    }
    actions = found.map { $0.0 }
    optionalActions = Set(found.filter { $0.1.hasSuffix("?") }.map { $0.0 })
    hasContent = view.properties.contains { property in
      property.attributes.contains("ViewBuilder") || property.name == "content"
    }
  }
}

/// The views that are made by code outside of views, such as a coordinator's, and for a host.
private final class MadeViews: ViewTypeVisitor {
  private let views: Set<String>
  private(set) var names: Set<String> = []
  /// The number of types around that are parts of SwiftUI.
  private var viewDepth = 0

  init(_ views: Set<String>, in files: [SourceFile]) {
    self.views = views
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.tree) }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPartOfViews(node.inheritanceClause) { viewDepth += 1 }
    return super.visit(node)
  }
  override func visitPost(_ node: StructDeclSyntax) {
    if isPartOfViews(node.inheritanceClause) { viewDepth -= 1 }
    super.visitPost(node)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isOfViews(node) { viewDepth += 1 }
    return super.visit(node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    if isOfViews(node) { viewDepth -= 1 }
    super.visitPost(node)
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // The content of a cell is no screen.
    if node.name == "UIHostingConfiguration" { return .skipChildren }
    let name = node.calledExpression.trimmedDescription
    if views.contains(name), viewDepth == 0 || node.isInHost { names.insert(name) }
    return .visitChildren
  }

  private func isOfViews(_ node: ExtensionDeclSyntax) -> Bool {
    let name = node.extendedType.trimmedDescription
    return name == "View" || views.contains(name) || isPartOfViews(node.inheritanceClause)
  }

  private func isPartOfViews(_ clause: InheritanceClauseSyntax?) -> Bool {
    let inherited = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return inherited.contains { name in
      ["View", "SwiftUI.View", "ViewModifier", "App", "PreviewProvider", "Widget"].contains(name)
        || name.hasSuffix("Style")
    }
  }
}

/// The views that the bodies of views lead to.
private final class LinkedViews: ViewTypeVisitor {
  private let views: Set<String>
  /// The destinations by the names of the views.
  private(set) var byView: [String: Set<String>] = [:]

  init(_ views: Set<String>, in files: [SourceFile]) {
    self.views = views
    super.init(viewMode: .sourceAccurate)
    for file in files where file.text.contains("some View") { walk(file.tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let view = currentType else { return .visitChildren }
    if let link = NavigationLink(node) {
      byView[view, default: []].insert(link.view)
    } else if let presentation = ViewPresentation(node, views: views) {
      byView[view, default: []].formUnion(presentation.views)
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call stands in the arguments of one that makes a host.
  fileprivate var isInHost: Bool {
    var node = parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription.hasPrefix("UIHostingController")
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}
