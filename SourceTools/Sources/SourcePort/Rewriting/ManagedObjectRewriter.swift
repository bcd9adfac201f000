import SwiftSyntax

/// Finds what Core Data would have made at run time: the members that are marked `@NSManaged`.
final class ManagedObjectRewriter: EditingVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.body == nil, node.attributes.names.contains("NSManaged") { addMemberChange(to: node) }
    return .visitChildren
  }

  /// Gives a function that Core Data would have generated, `addToMeals(_:)`, its body.
  private func addMemberChange(to node: FunctionDeclSyntax) {
    guard let name = node.name.text.wholeMatch(of: /(addTo|removeFrom)(\w+)/),
      let parameter = node.signature.parameterClause.parameters.first
    else { return }
    let verb = name.1 == "addTo" ? "insertMember" : "removeMember"
    let key = name.2.prefix(1).lowercased() + name.2.dropFirst()
    let type = parameter.type.trimmedDescription
    let value = (parameter.secondName ?? parameter.firstName).text
    let isOrdered = type == "NSOrderedSet"
    let change = "\(verb)(member, forKey: \"\(key)\", ordered: \(isOrdered))"
    let body =
      isOrdered || type == "NSSet"
      ? "for member in \(value) { \(change) }" : "let member = \(value); \(change)"
    insert(
      " { \(body) }", at: node.signature.endPositionBeforeTrailingTrivia,
      "body of a managed function added")
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.names.contains("NSManaged") { addStorage(to: node) }
    return .visitChildren
  }

  /// Gives a property that Core Data would have stored accessors, which an extension can have, too.
  private func addStorage(to node: VariableDeclSyntax) {
    for binding in node.bindings where binding.initializer == nil && binding.accessorBlock == nil {
      guard let type = binding.typeAnnotation?.type else { continue }
      let wrapped =
        type.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      let key = "forKey: \"\(binding.pattern.trimmedDescription)\""
      let value =
        if let members = Self.members(of: wrapped ?? type) {
          "(value(\(key)) as? NSSet).map { Set($0.allObjects.compactMap { $0 as? \(members) }) }"
            + (wrapped == nil ? " ?? []" : "")
        } else if let wrapped {
          "value(\(key)) as? \(wrapped.trimmedDescription)"
        } else if let plain = DefaultValue.of(type.trimmedDescription) {
          "value(\(key)) as? \(type.trimmedDescription) ?? \(plain)"
        } else {
          "value(\(key)) as! \(type.trimmedDescription)"
        }
      insert(
        " { get { \(value) } set { setValue(newValue, \(key)) } }",
        at: type.endPositionBeforeTrailingTrivia, "storage of a managed property added")
    }
  }

  /// The class of the members of a relationship to many, of which the type is `Set<Item>`.
  private static func members(of type: TypeSyntax) -> String? {
    guard let set = type.as(IdentifierTypeSyntax.self), set.name.text == "Set" else { return nil }
    return set.genericArgumentClause?.arguments.first?.argument.trimmedDescription
  }
}
