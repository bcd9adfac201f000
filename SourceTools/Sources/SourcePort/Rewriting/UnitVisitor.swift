import SwiftSyntax

/// Collects the units of a file.
final class UnitVisitor: SyntaxVisitor {
  private(set) var units: [ReplaceableUnit] = []
  private var owners: [String] = []
  /// The statements with parts, and how many of each name.
  private var places: [SyntaxIdentifier: (name: String, parts: [String: Int])] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  private func range(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func add(_ kind: ReplaceableUnit.Kind, _ name: String, _ node: some SyntaxProtocol) {
    let owner = owners.last
    units.append(
      ReplaceableUnit(
        kind: kind, name: owner.map { "\($0).\(name)" } ?? name, owner: owner, range: range(node),
        node: Syntax(node)))
  }

  /// The modifier of a member that overrides another one. What it calls is what the member calls, as nothing
  /// may call that without the modifier.
  private func addOverride(
    _ modifiers: DeclModifierListSyntax, _ name: String, of node: some SyntaxProtocol
  ) {
    guard let modifier = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) else {
      return
    }
    let owner = owners.last
    units.append(
      ReplaceableUnit(
        kind: .overriding, name: (owner.map { "\($0)." } ?? "") + "override " + name, owner: owner,
        range: range(modifier), node: Syntax(node)))
  }

  private func enter(_ name: String, _ inherited: InheritanceClauseSyntax?) {
    owners.append(owners.last.map { "\($0).\(name)" } ?? name)
    let types = Array(inherited?.inheritedTypes ?? [])
    if let inherited, types.count == 1, let type = types.first?.type.trimmedDescription {
      let other = StandInClass.name(for: type).map { ": \($0)" } ?? ""
      units.append(
        ReplaceableUnit(
          kind: .conformance(other), name: "\(owners[owners.count - 1]): \(type)",
          owner: owners.last, range: range(inherited), node: Syntax(inherited)))
    }
    for (position, type) in types.enumerated() where types.count > 1 {
      // With the comma that belongs to it.
      let start = position == types.count - 1 ? types[position - 1].type.endPosition : type.position
      let end = position == types.count - 1 ? type.type.endPosition : type.endPosition
      units.append(
        ReplaceableUnit(
          kind: .conformance(""),
          name: "\(owners[owners.count - 1]): \(type.type.trimmedDescription)",
          owner: owners.last, range: start.utf8Offset..<end.utf8Offset, node: Syntax(type)))
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.declaration, "class \(node.name.text)", node)
    enter(node.name.text, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.declaration, "struct \(node.name.text)", node)
    enter(node.name.text, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.declaration, "enum \(node.name.text)", node)
    enter(node.name.text, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.declaration, "actor \(node.name.text)", node)
    enter(node.name.text, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.declaration, "protocol \(node.name.text)", node)
    enter(node.name.text, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.declaration, "extension \(node.extendedType.trimmedDescription)", node)
    enter(node.extendedType.trimmedDescription.withoutGenerics, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let method = MethodDeclaration(node)
    addOverride(node.modifiers, method.fullName, of: node)
    add(.declaration, "func \(method.fullName)", node)
    if let body = node.body, !(method.returnType?.hasPrefix("some ") ?? false) {
      let superCall = method.isOverride ? self.superCall(node, method) : nil
      let type = method.returnType
      add(
        .body(returnType: type, superCall: superCall, isThrowing: method.isThrowing),
        method.fullName, body)
      if superCall == nil, type != nil {
        add(
          .trap(nil, returnType: type, isThrowing: method.isThrowing), method.fullName + "!", body)
      }
    }
    return .visitChildren
  }

  /// A call of the method that an override replaces.
  private func superCall(_ node: FunctionDeclSyntax, _ method: MethodDeclaration) -> String {
    let arguments = node.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return (label == "_" ? "" : "\(label): ") + (parameter.secondName ?? parameter.firstName).text
    }
    let call = "super.\(method.name)(\(arguments.joined(separator: ", ")))"
    return method.returnType == nil ? call : "return \(call)"
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
    addOverride(node.modifiers, "init(\(labels))", of: node)
    add(.declaration, "init \(labels)", node)
    if let body = node.body {
      add(.initializer(StandInInitializer(node, body)), "init(\(labels))", body)
      let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
      add(
        .trap(StandInInitializer(node, body), returnType: nil, isThrowing: isThrowing),
        "init(\(labels))!", body)
    }
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { add(.body(returnType: nil, superCall: nil), "deinit", body) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      isMemberOrGlobal(node)
    else { return .visitChildren }
    addOverride(node.modifiers, "var \(name)", of: node)
    add(.declaration, "var \(name)", node)
    let type = binding.typeAnnotation?.type.trimmedDescription
    if let initial = binding.initializer, node.bindings.count == 1 {
      if let type {
        add(.value(type: type, annotates: false), "var \(name)=", initial)
      } else if let type = initial.value.constructedType {
        add(.value(type: type, annotates: true), "var \(name)=", initial)
      }
    }
    if let block = binding.accessorBlock, !(type?.hasPrefix("some ") ?? false) {
      switch block.accessors {
      case .getter: add(.body(returnType: type ?? "?", superCall: nil), name, block)
      case .accessors(let list):
        for accessor in list {
          guard let body = accessor.body else { continue }
          let kind = accessor.accessorSpecifier.text
          add(
            .body(returnType: kind == "get" ? type ?? "?" : nil, superCall: nil), "\(name).\(kind)",
            body)
        }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.declaration, node.trimmedDescription, node)
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.declaration, "typealias \(node.name.text)", node)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.declaration, "case \(node.elements.trimmedDescription)", node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.declaration, "subscript \(node.parameterClause.trimmedDescription)", node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.declaration, "#\(node.macroName.text) \(units.count)", node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(CodeBlockItemSyntax.self) == true {
      add(.declaration, "#\(node.macroName.text) \(units.count)", node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.defaultValue?.value else { return .visitChildren }
    let function = node.parent?.parent?.parent?.parent
    let name = function?.as(FunctionDeclSyntax.self)?.name.text ?? "init"
    let parameter = (node.secondName ?? node.firstName).text
    add(.mainActor, "\(name) \(parameter)=", value)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let place = StatementPlace(node) { add(.statement, place.name, node.item) }
    if let place = StatementPlace(node, for: .value) { addValue(of: node, at: place) }
    if node.item.is(ReturnStmtSyntax.self), let type = node.typeOfFunction,
      let place = StatementPlace(node, for: .part)
    {
      add(.answer(type: type), place.name + " return", node.item)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.arguments {
      if let name = nameOfPart(argument, argument.pathInStatement) {
        add(.argument, name, argument.expression)
      }
    }
    if !node.arguments.contains(where: { $0.label?.text == "completion" }),
      let parenthesis = node.rightParen, Self.animated.contains(node.name ?? ""),
      let name = nameOfPart(node, "animated")
    {
      add(.animated(isOnlyArgument: node.arguments.isEmpty), name, parenthesis)
    }
    return .visitChildren
  }

  /// UIKit's methods that have a parameter `animated`.
  private static let animated: Set<String> = [
    "dismiss", "popToRootViewController", "popToViewController", "popViewController", "present",
    "pushViewController", "setViewControllers",
  ]

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = nameOfPart(node, "switch") { add(.switchEnd, name, node.rightBrace) }
    return .visitChildren
  }

  /// The name of a part of a statement, counted in it; nil outside of functions.
  private func nameOfPart(_ node: some SyntaxProtocol, _ word: String) -> String? {
    var parent = node.parent
    while let current = parent, !current.is(CodeBlockItemSyntax.self) { parent = current.parent }
    guard let item = parent?.as(CodeBlockItemSyntax.self) else { return nil }
    let place =
      places[item.id] ?? StatementPlace(item, for: .part).map { (name: $0.name, parts: [:]) }
    guard var place else { return nil }
    let count = place.parts[word, default: 0]
    place.parts[word] = count + 1
    places[item.id] = place
    return "\(place.name) \(word)" + (count == 0 ? "" : " \(count)")
  }

  /// The value of a local variable, without which what follows would not compile, either.
  private func addValue(of node: CodeBlockItemSyntax, at place: StatementPlace) {
    guard case .decl(let declaration) = node.item,
      let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.pattern.is(IdentifierPatternSyntax.self),
      let initial = binding.initializer
    else { return }
    if let type = binding.typeAnnotation?.type.trimmedDescription {
      add(.value(type: type, annotates: false), place.name + "=", initial)
    } else if let type = initial.value.constructedType {
      add(.value(type: type, annotates: true), place.name + "=", initial)
    }
  }

  private func isMemberOrGlobal(_ node: VariableDeclSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(MemberBlockItemSyntax.self) { return true }
    return parent.is(CodeBlockItemSyntax.self)
      && parent.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}

extension LabeledExprSyntax {
  /// The calls around an argument in its statement, and its place in each: it stays when others are replaced.
  fileprivate var pathInStatement: String {
    var parts: [String] = []
    for node in sequence(first: Syntax(self), next: \.parent) {
      if node.is(CodeBlockItemSyntax.self) { break }
      guard let argument = node.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      else { continue }
      let place = call.arguments.count { $0.position < argument.position }
      parts.append("\(call.name.suffix(40)).\(place)")
    }
    return parts.reversed().joined(separator: "/")
  }
}

extension CodeBlockItemSyntax {
  /// The type of what a function or a property around it returns; nil in a closure.
  fileprivate var typeOfFunction: String? {
    var type: TypeSyntax?
    for node in sequence(first: Syntax(self), next: \.parent) {
      if node.is(ClosureExprSyntax.self) || node.is(InitializerDeclSyntax.self) { return nil }
      if let function = node.as(FunctionDeclSyntax.self) {
        type = function.signature.returnClause?.type
        break
      }
      if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        type = binding.typeAnnotation?.type
        break
      }
    }
    guard let type, !type.is(SomeOrAnyTypeSyntax.self) else { return nil }
    return type.trimmedDescription
  }
}

extension ExprSyntax {
  /// The type whose initializer an expression calls by the type's name, or an array of such a type;
  /// nil for any other.
  fileprivate var constructedType: String? {
    if let list = self.as(ArrayExprSyntax.self) {
      return list.elements.first?.expression.constructedType.map { "[\($0)]" }
    }
    guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression,
      let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }
}
