import SwiftSyntax

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
  var nameOfOwn: String? {
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

  /// The modifiers that are called on the view.
  var modifiers: [FunctionCallExprSyntax] {
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
}
