import SwiftSyntax

extension ExprSyntax {
  /// The members of a list, or the keys of a dictionary, as they are written.
  var membersOrKeys: [ExprSyntax] {
    if let list = self.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
    guard case .elements(let pairs) = self.as(DictionaryExprSyntax.self)?.content else { return [] }
    return pairs.map(\.key)
  }

  /// The text of a literal without values in it.
  var text: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// The last name of a value: `password` of `form.password?.lowercased()` and of `body["password"]`.
  var nameOfValue: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      guard ["text", "value", "rawValue", "wrappedValue"].contains(name) else { return name }
      let field = member.base?.nameOfValue
      return field.map { $0.replacing(/(Text)?(Field|Input)$/, with: "") }
    }
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let subscripted = self.as(SubscriptCallExprSyntax.self) {
      return subscripted.arguments.first?.expression.text
    }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.nameOfValue }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.nameOfValue }
    if let cast = self.as(TupleExprSyntax.self), cast.elements.count == 1 {
      return cast.elements.first?.expression.nameOfValue
    }
    if let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["lowercased", "uppercased", "trimmed", "trimmingCharacters"].contains(
        member.declName.baseName.text)
    {
      return member.base?.nameOfValue
    }
    return nil
  }
}
