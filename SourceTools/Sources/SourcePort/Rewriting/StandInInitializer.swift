import SwiftSyntax

/// What an initializer does whose code does not compile: the properties get parameters of their names or
/// plain values, and the initializer that was called before is called.
struct StandInInitializer: Sendable {
  private struct Parameter: Sendable {
    let label: String
    /// The name of the parameter with the same type in this initializer.
    let parameter: String?
    let type: String
  }

  /// A stored property that has no value of its own.
  private struct Field: Sendable {
    let name: String
    let type: String
    /// The parameter of the same name and type.
    let parameter: String?
  }

  private var fields: [Field] = []
  /// The parameters of the type's other designated initializers, for one that delegates.
  private var others: [[Parameter]] = []
  /// The call of another initializer, on one line.
  private let call: String?
  /// Whether nothing else is needed.
  private let isBuildable: Bool
  /// Whether it is one of a class that calls none of its own.
  private let isDesignated: Bool

  init(_ node: InitializerDeclSyntax, _ body: CodeBlockSyntax) {
    let calls = body.statements.filter { $0.callsInitializer }
    let text = calls.first?.trimmedDescription ?? ""
    call = calls.isEmpty ? nil : text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let isPlain = !text.contains("//") && !text.contains("\"\"\"")
    let delegates = text.contains("self.init")
    let members = delegates ? nil : node.typeMembers
    isBuildable = calls.count <= 1 && isPlain && (delegates || members != nil)
    isDesignated = !delegates && members != nil
    let parameters = node.signature.parameterClause.parameters.map { parameter in
      (
        name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.trimmedDescription.replacing("@escaping ", with: "")
      )
    }
    if delegates {
      for other in node.typeMembers?.compactMap({ $0.decl.as(InitializerDeclSyntax.self) }) ?? []
      where other.id != node.id
        && !other.modifiers.contains(where: { $0.name.text == "convenience" })
      {
        others.append(
          other.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map {
            needed in
            let type = needed.type.trimmedDescription.replacing("@escaping ", with: "")
            let label = needed.firstName.text
            let same = parameters.first { $0.name == label && $0.type == type }
            return Parameter(label: label, parameter: same?.name, type: type)
          })
      }
    }
    for binding in members?.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
      .flatMap(\.uninitialized) ?? []
    {
      let name = binding.pattern.trimmedDescription
      let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      let parameter = parameters.first { $0.name == name && $0.type == type }
      fields.append(Field(name: name, type: type, parameter: parameter?.name))
    }
  }

  /// Returns the code on one line; nil where a property has a type of which no value can be made.
  ///
  /// - Parameters:
  ///   - value: Returns a value of a type.
  ///   - plainCall: What is called in place of the initializer that was called before.
  func statements(_ value: (String) -> String?, calling plainCall: String? = nil) -> String? {
    guard isBuildable || plainCall != nil && isDesignated else { return nil }
    let values = fields.map { $0.parameter ?? value($0.type) }
    guard !values.contains(nil) else { return nil }
    let assignments = zip(fields, values.compactMap(\.self)).map { "self.\($0.name) = \($1)" }
    return (assignments + [plainCall ?? call].compactMap(\.self)).joined(separator: "; ")
  }

  /// Returns the call of another initializer with this one's parameters and plain values, for a call that
  /// does not compile; nil where there is none.
  func delegation(_ value: (String) -> String?) -> String? {
    for parameters in others {
      let arguments = parameters.compactMap { parameter in
        (parameter.parameter ?? value(parameter.type)).map {
          (parameter.label == "_" ? "" : "\(parameter.label): ") + $0
        }
      }
      guard arguments.count == parameters.count else { continue }
      return "self.init(\(arguments.joined(separator: ", ")))"
    }
    return nil
  }
}

extension InitializerDeclSyntax {
  /// The members of the class or struct that it stands in; nil in an extension, where they are not.
  fileprivate var typeMembers: MemberBlockItemListSyntax? {
    var node = parent
    while let current = node {
      if let group = current.asProtocol(DeclGroupSyntax.self) {
        return current.is(ExtensionDeclSyntax.self) || current.is(EnumDeclSyntax.self)
          ? nil : group.memberBlock.members
      }
      node = current.parent
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement calls another initializer.
  fileprivate var callsInitializer: Bool {
    let text = trimmedDescription
    return ["super.init(", "self.init("].contains { text.contains($0) }
  }
}

extension VariableDeclSyntax {
  /// The stored properties that an initializer has to give a value.
  var uninitialized: [PatternBindingSyntax] {
    let modifiers = Set(modifiers.map(\.name.text))
    guard modifiers.isDisjoint(with: ["static", "class", "lazy"]) else { return [] }
    return bindings.filter { binding in
      guard binding.initializer == nil, binding.accessorBlock.map(\.observesOnly) ?? true else {
        return false
      }
      let type = binding.typeAnnotation?.type
      let isOptional =
        type?.is(OptionalTypeSyntax.self) == true
        || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      return !(isOptional && bindingSpecifier.text == "var")
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether there is no getter: the property is stored.
  fileprivate var observesOnly: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
