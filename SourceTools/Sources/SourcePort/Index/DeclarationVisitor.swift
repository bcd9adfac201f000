import SwiftSyntax

/// Collects the types of a file with their members.
final class DeclarationVisitor: SyntaxVisitor {
  private let path: String
  private var stack: [TypeDeclaration] = []
  private var functionDepth = 0
  private(set) var declarations: [TypeDeclaration] = []
  private(set) var closureProperties: Set<String> = []
  private(set) var propertyTypes: [String: [String]] = [:]
  /// The names of the properties and cases of types.
  private(set) var memberNames: Set<String> = []
  /// The types that aliases without generic parameters stand for, by the aliases' names.
  private(set) var aliases: [String: String] = [:]
  /// The methods that selectors name.
  private(set) var selected: Set<String> = []
  /// Whether selectors are made from texts.
  private(set) var makesSelectors = false

  init(path: String) {
    self.path = path
    super.init(viewMode: .sourceAccurate)
  }

  private func push(
    _ kind: TypeDeclaration.Kind, _ name: String, _ inherited: InheritanceClauseSyntax?,
    nameEnd: AbsolutePosition? = nil, isGeneric: Bool = false, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax,
    _ members: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    let modifiers = Set(modifiers.map(\.name.text))
    let outer = stack.last
    let isHidden = modifiers.contains("private") || modifiers.contains("fileprivate")
    let isNested = outer != nil || functionDepth > 0
    stack.append(
      TypeDeclaration(
        kind: kind, name: outer.map { "\($0.name).\(name)" } ?? name, path: path,
        inherited: inherited?.inheritedTypes.flatMap { WrittenType($0.type).composed }
          .map(\.withoutGenerics) ?? [],
        attributes: attributes.names, modifiers: modifiers,
        isGeneric: isGeneric,
        isNameable: (outer?.isNameable ?? true) && functionDepth == 0
          && !(isNested && modifiers.contains("private")),
        isReachable: (outer?.isReachable ?? true) && functionDepth == 0 && !isHidden,
        conformances: inherited.map { .after($0.endPositionBeforeTrailingTrivia.utf8Offset) }
          ?? nameEnd.map { .new($0.utf8Offset) },
        rightBrace: members.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset))
    return .visitChildren
  }

  private func pop() { declarations.append(stack.removeLast()) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(
      .class, node.name.text, node.inheritanceClause,
      nameEnd: (node.genericParameterClause?.endPositionBeforeTrailingTrivia
        ?? node.name.endPositionBeforeTrailingTrivia),
      isGeneric: node.genericParameterClause != nil, node.attributes, node.modifiers,
      node.memberBlock)
  }
  override func visitPost(_ node: ClassDeclSyntax) { pop() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(
      .struct, node.name.text, node.inheritanceClause,
      isGeneric: node.genericParameterClause != nil, node.attributes, node.modifiers,
      node.memberBlock)
  }
  override func visitPost(_ node: StructDeclSyntax) { pop() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(
      .enum, node.name.text, node.inheritanceClause, node.attributes, node.modifiers,
      node.memberBlock)
  }
  override func visitPost(_ node: EnumDeclSyntax) { pop() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(
      .actor, node.name.text, node.inheritanceClause, node.attributes, node.modifiers,
      node.memberBlock)
  }
  override func visitPost(_ node: ActorDeclSyntax) { pop() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    push(
      .protocol, node.name.text, node.inheritanceClause, node.attributes, node.modifiers,
      node.memberBlock)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { pop() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(
      .extension, node.extendedType.trimmedDescription.withoutGenerics, node.inheritanceClause,
      node.attributes, node.modifiers, node.memberBlock)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { pop() }

  /// Notes that what comes is local to a function, until that is left.
  private func enterFunction() -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMember = functionDepth == 0 || node.parent?.is(MemberBlockItemSyntax.self) == true
    if isMember, !stack.isEmpty {
      stack[stack.count - 1].methods.append(MethodDeclaration(node))
    }
    return enterFunction()
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if !stack.isEmpty {
      let modifiers = Set(node.modifiers.map(\.name.text))
      stack[stack.count - 1].initializers.append(
        InitializerDeclaration(
          labels: node.signature.parameterClause.parameters.map(\.firstName.text),
          needed: node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
            .map { ($0.firstName.text, $0.type.trimmedDescription) },
          isConvenience: modifiers.contains("convenience"),
          isRequired: modifiers.contains("required")))
    }
    return enterFunction()
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enterFunction()
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let argument = node.arguments.first,
      let reference = SelectorReference(argument.expression)
    {
      selected.insert(reference.method)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calledExpression.trimmedDescription {
    case "NSSelectorFromString": makesSelectors = true
    case "Selector":
      // A literal in two pairs of brackets is one without a warning.
      let argument = node.arguments.first?.expression
      let inner = argument?.as(TupleExprSyntax.self)?.elements.first?.expression ?? argument
      let text = inner?.as(StringLiteralExprSyntax.self)
      if text?.segments.contains(where: { !$0.is(StringSegmentSyntax.self) }) != false {
        makesSelectors = true
      }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericParameterClause == nil else { return .visitChildren }
    let name = node.name.text
    let type = node.initializer.value.trimmedDescription
    aliases[name] = aliases[name] ?? type
    for outer in stack { aliases["\(outer.name).\(name)"] = type }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    memberNames.formUnion(node.elements.map(\.name.text))
    if functionDepth == 0, !stack.isEmpty {
      stack[stack.count - 1].plainCases += node.elements.filter { $0.parameterClause == nil }
        .map(\.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let uninitialized = node.uninitialized.map(\.pattern.trimmedDescription)
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      if node.parent?.is(MemberBlockItemSyntax.self) == true { memberNames.insert(name) }
      let type = binding.typeAnnotation?.type.trimmedDescription
      if let type {
        propertyTypes[name, default: []].append(type)
        if type.contains("->") { closureProperties.insert(name) }
      }
      if functionDepth == 0, !stack.isEmpty {
        let modifiers = Set(node.modifiers.map(\.name.text))
        stack[stack.count - 1].properties.append(
          PropertyDeclaration(
            name: name, type: type, attributes: node.attributes.names, modifiers: modifiers,
            isStatic: modifiers.contains("static") || modifiers.contains("class"),
            needsValue: uninitialized.contains(name)))
      }
    }
    return .visitChildren
  }
}

extension MethodDeclaration {
  init(_ node: FunctionDeclSyntax) {
    let modifiers = Set(node.modifiers.map(\.name.text))
    let effects = node.signature.effectSpecifiers
    self.init(
      name: node.name.text.trimmingBackticks,
      parameters: node.signature.parameterClause.parameters.map {
        Parameter(label: $0.firstName.text, type: $0.type.trimmedDescription)
      },
      attributes: node.attributes.names,
      explicitSelector: node.attributes.explicitObjectiveCName,
      modifiers: modifiers,
      returnType: node.signature.returnClause?.type.trimmedDescription,
      isAsync: effects?.asyncSpecifier != nil,
      isThrowing: effects?.throwsClause != nil,
      isOptionalRequirement: modifiers.contains("optional"),
      isAbstract: node.body?.statements.first?.item.isTrap ?? false)
  }
}

extension CodeBlockItemSyntax.Item {
  /// Whether it is a call of a function that never returns.
  fileprivate var isTrap: Bool {
    let call = self.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return ["fatalError", "preconditionFailure", "assertionFailure"].contains(name)
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, without their arguments.
  var names: Set<String> {
    Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
  }

  fileprivate var explicitObjectiveCName: String? {
    for element in self {
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "objc", let arguments = attribute.arguments
      else { continue }
      return arguments.trimmedDescription
    }
    return nil
  }
}

extension String {
  /// The name of a type without its generic arguments.
  var withoutGenerics: String {
    firstIndex(of: "<").map { String(self[..<$0]) } ?? self
  }

  var trimmingBackticks: String {
    trimmingPrefix("`").hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
