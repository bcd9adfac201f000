import SwiftSyntax

/// The globals and static properties of a file. They outlive a launch of the exploration, and the next
/// one has to find them as they were at first.
///
/// A constant that holds an object of the app holds a new one in each launch, and a variable gets its
/// first value back, if that is a plain one.
final class SharedState: SyntaxVisitor {
  private let file: SourceFile
  private let index: SourceIndex
  private(set) var edits: [SourceEdit] = []
  /// The assignments of first values, by the types that have the variables; empty for globals.
  private var assignments: [(type: String, text: String)] = []
  /// The queue or lock beside the variables, by the types that have them: other threads may use them still.
  private var guards: [String: (before: String, after: String)] = [:]
  private var types: [String] = []
  /// The names of the constants, and of the variables with first values, so far, by the types that have them.
  private var names: [String: Set<String>] = [:]
  /// How many `#if` are around.
  private var conditionDepth = 0

  init(_ file: SourceFile, index: SourceIndex) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
    // The globals of a script are local variables.
    if !file.file.path.hasSuffix("main.swift") { walk(file.tree) }
  }

  /// The function that gives the variables of the file their first values; nil where there are none.
  var function: String? {
    guard !assignments.isEmpty else { return nil }
    return "resetOf_\(file.file.portedPath.identifier)"
  }

  /// The code of the function, for the end of the file.
  var source: [String] {
    guard let function else { return [] }
    var owners: [String] = []
    for type in assignments.map(\.type) where !type.isEmpty && !owners.contains(type) {
      owners.append(type)
    }
    let extensions = owners.map { owner in
      """
      extension \(owner) {
        @MainActor fileprivate static func \(function)() {
      \(lines(of: owner, indent: "    "))
        }
      }
      """
    }
    let calls = owners.map { "  \($0).\(function)()" }
    let body = [lines(of: "", indent: "  ")].filter { !$0.isEmpty } + calls
    return extensions + ["@MainActor func \(function)() {\n\(body.joined(separator: "\n"))\n}"]
  }

  private func lines(of owner: String, indent: String) -> String {
    let own = assignments.filter { $0.type == owner }.map(\.text)
    let guarded = guards[owner].map { [$0.before] + own + [$0.after] } ?? own
    return guarded.map { indent + $0 }.joined(separator: "\n")
  }

  // MARK: Variables

  private static let attributes: Set<String> = ["MainActor", "objc", "nonobjc"]

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = Set(node.modifiers.map(\.name.text))
    guard types.isEmpty || modifiers.contains("static"),
      modifiers.isDisjoint(with: ["lazy", "unowned"]),
      Self.attributes.isSuperset(of: node.attributes.names), node.bindings.count == 1,
      let binding = node.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .skipChildren }
    if node.bindingSpecifier.text == "let" {
      names[types.last ?? "", default: []].insert(name)
      if conditionDepth == 0 { noteGuard(name, binding) }
      if !modifiers.contains("nonisolated") { renew(node.bindingSpecifier, binding, name) }
    } else if let value = firstValue(of: binding), isOnMainActor, isNameable, conditionDepth == 0 {
      assignments.append((types.last ?? "", "\(name) = \(value)"))
      names[types.last ?? "", default: []].insert(name)
    }
    return .skipChildren
  }

  /// Notes a constant that code waits for before it uses the variables beside it.
  private func noteGuard(_ name: String, _ binding: PatternBindingSyntax) {
    let value = binding.initializer?.value.trimmedDescription ?? ""
    if value.hasPrefix("DispatchQueue(label") {
      guards[types.last ?? ""] = ("\(name).sync(flags: .barrier) {", "}")
    } else if ["NSLock()", "NSRecursiveLock()"].contains(value) {
      guards[types.last ?? ""] = ("\(name).lock()", "\(name).unlock()")
    }
  }

  private func firstValue(of binding: PatternBindingSyntax) -> String? {
    if let value = binding.initializer?.value {
      let known = names[types.last ?? ""] ?? []
      return value.isPlain(knowing: known) ? value.trimmedDescription : nil
    }
    let type = binding.typeAnnotation?.type
    let isOptional =
      type?.is(OptionalTypeSyntax.self) ?? false
      || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
    return isOptional ? "nil" : nil
  }

  private var declaration: TypeDeclaration? {
    types.last.flatMap { name in
      file.declarations.first { $0.name == name && $0.kind != .extension }
    }
  }
  private var isNameable: Bool { declaration?.isNameable ?? true }
  private var isOnMainActor: Bool {
    declaration?.attributes.allSatisfy { !$0.hasSuffix("Actor") || $0 == "MainActor" } ?? true
  }

  // MARK: Shared objects

  /// Makes a constant a property whose value lives as long as a launch.
  private func renew(_ keyword: TokenSyntax, _ binding: PatternBindingSyntax, _ name: String) {
    guard let initializer = binding.initializer,
      let call = initializer.value.as(FunctionCallExprSyntax.self)
    else { return }
    let written = binding.typeAnnotation?.type.trimmedDescription
    guard let type = written ?? call.calledExpression.namedType, isShared(type) else { return }
    let key = ([file.file.portedPath] + types + [name]).joined(separator: ".").debugDescription
    let start =
      (binding.typeAnnotation?.endPositionBeforeTrailingTrivia
      ?? binding.pattern.endPositionBeforeTrailingTrivia).utf8Offset
    let value = initializer.value.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = initializer.value.endPositionBeforeTrailingTrivia.utf8Offset
    let annotation = written == nil ? ": \(type)" : ""
    let word = keyword.positionAfterSkippingLeadingTrivia.utf8Offset
    edits += [
      SourceEdit(
        word..<keyword.endPositionBeforeTrailingTrivia.utf8Offset, "var",
        note: "\(name) is made anew in each launch"),
      SourceEdit(start..<value, "\(annotation) { LaunchState.value(\(key)) { "),
      SourceEdit(end..<end, " } }"),
    ]
  }

  /// The classes of libraries whose objects hold what an app gives them.
  private static let stateful: Set<String> = [
    "BehaviorRelay", "BehaviorSubject", "Container", "CurrentValueSubject", "DisposeBag",
    "MutableProperty", "NSCache", "NSMutableArray", "NSMutableDictionary", "NSMutableSet",
    "PassthroughSubject", "PublishRelay", "PublishSubject", "ReplayRelay", "ReplaySubject", "Store",
    "Variable",
  ]

  /// Whether values of a type are objects of the app or of a library that hold state, or structures with
  /// such objects.
  private func isShared(_ type: String) -> Bool {
    let name = type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
    if index.protocols[name] != nil { return true }
    let plain = name.withoutGenerics
    if Self.stateful.contains(plain), !index.typeNames.contains(plain) { return true }
    guard let declaration = index.concrete(name), !declaration.isGeneric else { return false }
    switch declaration.kind {
    case .class, .actor: return true
    case .struct:
      return declaration.properties.contains { property in
        guard !property.isStatic, let type = property.type else { return false }
        return index.protocols[type] != nil || index.class(type) != nil
      }
    case .enum, .protocol, .extension: return false
    }
  }

  // MARK: Places

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append((types.last.map { $0 + "." } ?? "") + name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription.withoutGenerics)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  // What only some builds have can't be named elsewhere.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigDeclSyntax) { conditionDepth -= 1 }

  // Local variables.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension DictionaryExprSyntax {
  /// The pairs of a key and a value; none for `[:]`.
  fileprivate var elements: [DictionaryElementSyntax] {
    content.as(DictionaryElementListSyntax.self).map(Array.init) ?? []
  }
}

extension ExprSyntax {
  /// Whether it can be written a second time: a literal, a case, or a call with such arguments.
  ///
  /// - Parameter names: The variables and constants that have their first values by then.
  fileprivate func isPlain(knowing names: Set<String>) -> Bool {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: true
    case .stringLiteralExpr(let text): text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .declReferenceExpr(let reference): names.contains(reference.baseName.text)
    case .arrayExpr(let array): array.elements.allSatisfy { $0.expression.isPlain(knowing: names) }
    case .dictionaryExpr(let dictionary):
      dictionary.elements.allSatisfy {
        $0.key.isPlain(knowing: names) && $0.value.isPlain(knowing: names)
      }
    case .prefixOperatorExpr(let prefix): prefix.expression.isPlain(knowing: names)
    case .sequenceExpr(let sequence):
      sequence.elements.allSatisfy {
        $0.is(BinaryOperatorExprSyntax.self) || $0.isPlain(knowing: names)
      }
    case .memberAccessExpr(let member):
      member.base == nil || member.base?.is(DeclReferenceExprSyntax.self) ?? false
    case .functionCallExpr(let call):
      call.trailingClosure == nil
        && call.arguments.allSatisfy { $0.expression.isPlain(knowing: names) }
        && (call.calledExpression.isTypeName || call.calledExpression.isFactoryName)
    default: false
    }
  }

  /// Whether it names a function of a type: `.live`, `Container.live`.
  private var isFactoryName: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    return member.base.map { $0.isTypeName && $0.is(DeclReferenceExprSyntax.self) } ?? true
  }

  /// The type that is constructed; nil where something else is called.
  fileprivate var namedType: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    let generic = self.as(GenericSpecializationExprSyntax.self)
    return generic?.expression.is(DeclReferenceExprSyntax.self) == true ? trimmedDescription : nil
  }

  private var isTypeName: Bool {
    let text = trimmedDescription
    return text == ".init" || text.first.map { $0 == "[" || $0.isUppercase } ?? false
  }
}
