import SwiftSyntax

/// A visitor that follows which struct or extension of one it is in.
class ViewTypeVisitor: SyntaxVisitor {
  private var types: [String] = []

  /// The name of the type whose code is visited, with those around it; nil outside of all.
  var currentType: String? { types.last }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append((types.last.map { $0 + "." } ?? "") + node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription.withoutGenerics)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}
