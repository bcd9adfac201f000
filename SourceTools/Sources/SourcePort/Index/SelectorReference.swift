import SwiftSyntax

/// What `#selector` names.
struct SelectorReference {
  /// The type before the dot, if there is one: `LoginViewController`.
  let type: String?
  /// The method's or the property's name.
  let method: String
  /// The argument labels, where they are written.
  let labels: [String]?

  init?(_ expression: ExprSyntax) {
    let expression = Self.unwrapped(expression)
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      type = nil
      method = reference.baseName.text.trimmingBackticks
      labels = reference.argumentNames?.arguments.map(\.name.text)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      let base = member.base?.trimmedDescription
      type = base.flatMap { ["self", "Self", "super"].contains($0) ? nil : $0 }
      method = member.declName.baseName.text.trimmingBackticks
      labels = member.declName.argumentNames?.arguments.map(\.name.text)
    } else {
      return nil
    }
  }

  /// The expression without casts and parentheses around it.
  private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return unwrapped(first)
    }
    if let cast = expression.as(AsExprSyntax.self) { return unwrapped(cast.expression) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return unwrapped(only.expression)
    }
    return expression
  }
}
