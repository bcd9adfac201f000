import SwiftSyntax

/// Finds the types that a file constructs without arguments, and the names of its generic types.
final class ConstructionVisitor: SyntaxVisitor {
  private(set) var constructed: Set<String> = []
  private(set) var generic: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    generic.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    generic.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil else { return .visitChildren }
    var called = node.calledExpression
    var isInit = false
    if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    {
      called = base
      isInit = true
    }
    let name =
      called.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let name, let first = name.first else { return .visitChildren }
    if first.isUppercase {
      constructed.insert(name)
    } else if isInit, name != "super", name != "self" {
      // The value of a variable that holds a class.
      constructed.insert("Self")
    }
    return .visitChildren
  }
}
