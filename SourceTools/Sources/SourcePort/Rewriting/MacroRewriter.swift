import SwiftSyntax

/// Finds macros of modules that don't exist here: what they add is written out for SwiftData's, and the
/// others are removed.
final class MacroRewriter: EditingVisitor {
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if isMacro(node, name) { remove(node, "@\(name) removed: the macro doesn't exist here") }
    return .visitChildren
  }

  /// Whether an attribute is a macro of a module that does not exist here, or of SwiftData's.
  private func isMacro(_ node: AttributeSyntax, _ name: String) -> Bool {
    guard name.first?.isUppercase == true, !Self.knownAttributes.contains(name),
      !ObjectiveCRewriter.removed.contains(name),
      !name.hasSuffix("Actor") || name == "ModelActor", !name.hasSuffix("Builder"),
      !index.typeNames.contains(name.withoutGenerics)
    else { return false }
    let declaration = node.parent?.parent
    if declaration?.is(VariableDeclSyntax.self) == true {
      return modules.contains("SwiftData") && ["Attribute", "Transient"].contains(name)
    }
    return declaration?.asProtocol((any DeclGroupSyntax).self) != nil
      || declaration?.is(FunctionDeclSyntax.self) == true
  }

  /// The attributes of declarations that exist here.
  private static let knownAttributes: Set<String> = [
    "MainActor", "Observable", "Sendable", "Test", "Suite",
  ]

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.macroName.text
    guard ["Unique", "Index"].contains(name) else { return .visitChildren }
    removeLines(node, "#\(name) removed: models are in memory")
    return .skipChildren
  }

  // MARK: SwiftData

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if isModel(node), modules.contains("SwiftData"), !inheritsFromModel(node) {
      let end =
        (node.inheritanceClause?.inheritedTypes.last?.endPositionBeforeTrailingTrivia)
        ?? node.genericParameterClause?.endPositionBeforeTrailingTrivia
        ?? node.name.endPositionBeforeTrailingTrivia
      insert(
        node.inheritanceClause == nil ? ": PersistentModel" : ", PersistentModel",
        at: end, "the conformance that @Model adds")
      insert(
        " \(access(of: node))let modelRecord = ModelRecord();",
        at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia,
        "the identity that @Model adds")
    }
    addModelContext(to: node)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    addModelContext(to: node)
    return .visitChildren
  }

  private func isModel(_ node: ClassDeclSyntax) -> Bool { node.attributes.names.contains("Model") }

  private func inheritsFromModel(_ node: ClassDeclSyntax) -> Bool {
    let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    return first.flatMap { index.class($0) }?.attributes.contains("Model") ?? false
  }

  /// What stands before a member that a public protocol requires.
  private func access(of node: some DeclGroupSyntax) -> String {
    node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
  }

  /// Adds what `@ModelActor` adds.
  private func addModelContext(to node: some DeclGroupSyntax) {
    guard node.attributes.names.contains("ModelActor"), modules.contains("SwiftData") else {
      return
    }
    let access = access(of: node)
    insert(
      " \(access)nonisolated let modelContainer: ModelContainer;"
        + " \(access)let modelContext: ModelContext; \(access)init(modelContainer: ModelContainer)"
        + " { self.modelContainer = modelContainer; modelContext = ModelContext(modelContainer) };",
      at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia,
      "the context that @ModelActor adds")
  }
}
