import InterfaceFiles
import SwiftSyntax

/// What a class needs to conform to protocols of the app.
struct ProtocolRequirements {
  /// The members, as the bodies of a class have them.
  private(set) var members: [String] = []
  /// The names of the members: `log(_:in:)`, `title`.
  private(set) var names: [String] = []
  /// The class of another module that the protocols are limited to.
  private(set) var superclass: String?
  private var seen: Set<String> = []

  /// Collects the requirements.
  ///
  /// - Parameters:
  ///   - protocols: The protocols, without aliases.
  ///   - index: What all files declare.
  ///   - missing: The protocols that are declared because no module here has them.
  ///   - isStored: Whether properties can be stored.
  ///   - names: The names of the members that are there.
  ///   - value: Returns a value of a type.
  /// - Returns: nil for a protocol that no generated class can conform to, such as one with an associated
  ///   type.
  init?(
    of protocols: [String], in index: SourceIndex, missing: Set<String>,
    isStored: Bool = true, leavingOut names: Set<String> = [], value: (String) -> String?
  ) {
    var queue = protocols
    while !queue.isEmpty {
      let name = queue.removeFirst()
      guard seen.insert(name).inserted, !missing.contains(name) else { continue }
      if let alias = index.aliases[name] {
        queue += WrittenType(alias).composed
      } else if let node = index.protocolSyntax(name), index.protocols[name]?.isReachable == true {
        queue +=
          node.inheritanceClause?.inheritedTypes.flatMap {
            WrittenType($0.type.trimmedDescription).composed
          } ?? []
        for item in node.memberBlock.members {
          guard !names.contains(Self.name(of: item.decl)) else { continue }
          guard let member = Self.member(item.decl, isStored, value) else { return nil }
          guard seen.insert(Self.name(of: item.decl)).inserted else { continue }
          members.append(member)
          self.names.append(Self.name(of: item.decl))
        }
      } else if name == "NSObjectProtocol" {
        superclass = superclass ?? "NSObject"
      } else if UIKitClasses.has(name) {
        superclass = name
      } else if !["AnyObject", "class", "Sendable"].contains(name) {
        return nil
      }
    }
  }

  private static func name(of node: DeclSyntax) -> String {
    node.as(FunctionDeclSyntax.self).map { MethodDeclaration($0).fullName }
      ?? node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? ""
  }

  private static func member(
    _ node: DeclSyntax, _ isStored: Bool, _ value: (String) -> String?
  ) -> String? {
    if let method = node.as(FunctionDeclSyntax.self) { return self.method(method, value) }
    let property = node.as(VariableDeclSyntax.self)
    return property.flatMap { self.property($0, isStored, value) }
  }

  private static func method(
    _ node: FunctionDeclSyntax, _ value: (String) -> String?
  ) -> String? {
    guard case .identifier = node.name.tokenKind, !node.signature.mentionsSelf else { return nil }
    let answer =
      requestAnswer(node.signature)
      ?? answer(
        node.signature.returnClause?.type.trimmedDescription,
        throwing: node.signature.effectSpecifiers?.throwsClause.map { $0.type == nil } ?? false,
        value)
    let generics = node.genericParameterClause?.trimmedDescription ?? ""
    let limits = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    return
      "\(node.head)func \(node.name.text)\(generics)\(node.signature.trimmedDescription)\(limits) "
      + "{ \(answer) }"
  }

  private static func property(
    _ node: VariableDeclSyntax, _ isStored: Bool, _ value: (String) -> String?
  ) -> String? {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type, !type.mentionsSelf,
      case .accessors(let accessors)? = binding.accessorBlock?.accessors
    else { return nil }
    let name = binding.pattern.trimmedDescription
    let text = type.trimmedDescription
    let getter = accessors.first { $0.accessorSpecifier.text == "get" }
    let setter = accessors.contains { $0.accessorSpecifier.text == "set" } ? " set {}" : ""
    if let effects = getter?.effectSpecifiers {
      let answer = answer(
        text, throwing: effects.throwsClause.map { $0.type == nil } ?? false, value)
      return "\(node.head)var \(name): \(text) { get \(effects.trimmedDescription) { \(answer) } }"
    }
    // What is set is kept, but a delegate is not.
    let isKept = !name.lowercased().hasSuffix("delegate") && !name.hasPrefix("parent")
    guard isStored, isKept, let value = value(text) else {
      return
        "\(node.head)var \(name): \(text) { get { \(answer(text, throwing: false, value)) }\(setter) }"
    }
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    return "\(node.head)\(isStatic ? "" : "lazy ")var \(name): \(text) = \(value)"
  }

  /// The code that answers a request as the network does; nil for a function that does nothing of the kind.
  private static func requestAnswer(_ signature: FunctionSignatureSyntax) -> String? {
    let effects = signature.effectSpecifiers
    let request = signature.parameterClause.parameters.first {
      $0.type.trimmedDescription == "URLRequest"
    }
    guard let request, effects?.asyncSpecifier != nil, effects?.throwsClause != nil else {
      return nil
    }
    let call =
      "try await RequestAnswer(to: \((request.secondName ?? request.firstName).trimmedDescription))"
    return switch signature.returnClause?.type.trimmedDescription {
    case "Data": "return \(call).data"
    case "(Data, URLResponse)": "let answer = \(call); return (answer.data, answer.response)"
    default: nil
    }
  }

  /// The code that ends a function: a service without a result fails.
  private static func answer(
    _ type: String?, throwing: Bool, _ value: (String) -> String?
  ) -> String {
    guard let type, !["Void", "()"].contains(type) else { return "" }
    if throwing { return "throw CancellationError()" }
    return value(type).map { "return \($0)" } ?? "fatalError(\"stand-in for a value of \(type)\")"
  }
}

extension SourceIndex {
  fileprivate func protocolSyntax(_ name: String) -> ProtocolDeclSyntax? {
    guard let file = protocols[name].flatMap({ file(at: $0.path) }) else { return nil }
    return file.tree.statements.lazy.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
      .first { $0.name.text == name }
  }
}

extension WithAttributesSyntax where Self: WithModifiersSyntax {
  /// The attributes and modifiers that a class needs to repeat.
  fileprivate var head: String {
    let attributes = attributes.names.intersection(["MainActor", "discardableResult", "Sendable"])
    let isStatic = modifiers.contains { $0.name.text == "static" }
    return attributes.sorted().map { "@\($0) " }.joined() + (isStatic ? "static " : "")
  }
}

extension SyntaxProtocol {
  /// Whether there is the type that conforms.
  fileprivate var mentionsSelf: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) }
  }
}
