import SwiftSyntax

extension SourceIndex {
  /// The SwiftUI views that are screens: those that a `UIHostingController` shows, as far as the code
  /// names both, and those that the links in their bodies lead to.
  var hostedViews: [TypeDeclaration] {
    let views = files.flatMap(\.declarations).filter { type in
      type.kind == .struct && type.isReachable && !type.isGeneric
        && ([type] + extensions(of: type.name)).contains { $0.inherited.contains("View") }
    }
    let hosting = files.filter { $0.text.contains("UIHostingController") }
    var found = Set(
      views.map(\.name).filter { name in hosting.contains { $0.text.contains(name + "(") } })
    let linked = LinkedViews(in: files)
    var new = found
    while !new.isEmpty {
      new = Set(new.flatMap { linked.byView[$0] ?? [] }).subtracting(found)
      found.formUnion(new)
    }
    return views.filter { found.contains($0.name) }.sorted { $0.name < $1.name }
  }
}

/// A `NavigationLink` whose destination is a view of the app.
struct NavigationLink {
  /// The code of the destination, without modifiers.
  let destination: String
  /// The name of the destination's type.
  let view: String

  /// - Returns: nil for another call, and for a link to a value.
  init?(_ call: FunctionCallExprSyntax) {
    guard call.name == "NavigationLink", call.argument("value") == nil else { return nil }
    var expression = call.argument("destination")
    if expression == nil, let closure = call.trailingClosure {
      // The closure is the destination if the label stands elsewhere.
      guard call.argument(nil) != nil || !call.additionalTrailingClosures.isEmpty else {
        return nil
      }
      expression = ExprSyntax(closure)
    }
    if let closure = expression?.as(ClosureExprSyntax.self) {
      guard closure.signature == nil, closure.statements.count == 1,
        case .expr(let only)? = closure.statements.first?.item
      else { return nil }
      expression = only
    }
    while let call = expression?.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        guard name.first?.isUppercase == true else { return nil }
        destination = call.trimmedDescription
        view = name
        return
      }
      expression = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
    return nil
  }
}

/// The views that the links in the bodies of views lead to.
private final class LinkedViews: ViewTypeVisitor {
  /// The destinations by the names of the views.
  private(set) var byView: [String: Set<String>] = [:]

  init(in files: [SourceFile]) {
    super.init(viewMode: .sourceAccurate)
    for file in files where file.text.contains("NavigationLink") { walk(file.tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let view = currentType, let link = NavigationLink(node) {
      byView[view, default: []].insert(link.view)
    }
    return .visitChildren
  }
}
