import SwiftSyntax

/// How code calls members of some names.
final class MemberCalls: SyntaxVisitor {
  /// The parameters of calls, and whether one of them may fail, or is waited for.
  struct Call {
    let shape: CallShape
    var isTried = false
    var isAwaited = false
  }

  private let names: Set<String>
  private var calls: [String: [CallShape: Call]] = [:]

  /// The options that the calls pass.
  private(set) var options = CallOptions()
  /// The types that the calls pass as `Type.self`.
  private(set) var types: Set<String> = []

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// The calls of a member, by their parameters, sorted.
  func shapes(of name: String) -> [Call] {
    (calls[name] ?? [:]).values.sorted { $0.shape.lexicographicallyPrecedes($1.shape) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    guard names.contains(name) else { return .visitChildren }
    let shape = CallShape(node)
    options.add(node)
    for argument in node.arguments {
      guard let member = argument.expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "self",
        let type = member.base?.as(DeclReferenceExprSyntax.self)
      else { continue }
      types.insert(type.baseName.text)
    }
    var around = node.parent
    var call = calls[name]?[shape] ?? Call(shape: shape)
    while let parent = around, parent.is(ExprSyntax.self) {
      if parent.is(TryExprSyntax.self) { call.isTried = true }
      if parent.is(AwaitExprSyntax.self) { call.isAwaited = true }
      around = parent.parent
    }
    calls[name, default: [:]][shape] = call
    return .visitChildren
  }
}
