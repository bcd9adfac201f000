import SwiftSyntax

/// The initializers without parameters of views and screens, for generic code that constructs them:
/// `T()`. In Objective-C such an initializer takes the place of UIKit's. In Swift it is another one,
/// so its class says that it has one.
struct OwnInitializers {
  private let index: SourceIndex

  init(_ index: SourceIndex) { self.index = index }

  /// Returns what is added to the classes of a file.
  func edits(of file: SourceFile) -> [SourceEdit] {
    guard index.constructsGenerically else { return [] }
    return file.declarations.filter { $0.kind == .class && isMadeByOwn($0) }.map { type in
      let access = type.modifiers.contains { ["public", "open"].contains($0) } ? "public " : ""
      return SourceEdit(
        type.rightBrace..<type.rightBrace,
        " \(access)override class func constructed() -> UIResponder? { \(type.ownName)() } ",
        note: "constructed() added to \(type.name) for its initializer")
    }
  }

  /// Whether a view or a screen has an initializer without parameters, of its own or from a class of
  /// the app.
  private func isMadeByOwn(_ type: TypeDeclaration) -> Bool {
    let line = index.lineage(of: type)
    guard let foreign = line.foreign, KnownClasses.lineage(of: foreign).contains("UIResponder")
    else { return false }
    for ancestor in line.own {
      let initializers = ancestor.initializers
      if initializers.contains(where: { $0.labels.isEmpty }) { return true }
      // A class with designated initializers inherits none.
      guard initializers.allSatisfy({ $0.isConvenience || $0.labels == ["coder"] }) else {
        return false
      }
    }
    return false
  }
}

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
