import SwiftSyntax

/// Finds what has to be changed in a file for it to compile without the Objective-C runtime and with
/// the modules that exist here. Everything else stays as it is, byte for byte.
final class Rewriter: SyntaxVisitor {
  private let file: SourceFile
  private let index: SourceIndex
  private let imports: ImportMap
  private(set) var edits: [SourceEdit] = []
  /// The modules that the file imports.
  private(set) var modules: Set<String> = []
  /// The shims that the file needs.
  private(set) var shims: Set<PortShim> = []
  private var types: [String] = []

  init(_ file: SourceFile, index: SourceIndex, imports: ImportMap) {
    self.file = file
    self.index = index
    self.imports = imports
    super.init(viewMode: .sourceAccurate)
  }

  private func replace(_ node: some SyntaxProtocol, by text: String, _ note: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(
      SourceEdit(start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text, note: note))
  }

  /// Removes a node and the spaces behind it.
  private func remove(_ node: some SyntaxProtocol, _ note: String?) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(SourceEdit(start..<node.endPosition.utf8Offset, "", note: note))
  }

  // MARK: Attributes and modifiers

  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable", "main", "UIApplicationMain",
    "NSApplicationMain",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.removed.contains(name) {
      remove(node, "@\(name) removed")
    } else if isMacro(node, name) {
      remove(node, "@\(name) removed: the macro doesn't exist here")
    }
    return .visitChildren
  }

  /// Whether an attribute is a macro of a module that does not exist here, or of SwiftData's.
  private func isMacro(_ node: AttributeSyntax, _ name: String) -> Bool {
    guard name.first?.isUppercase == true, !Self.knownAttributes.contains(name),
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

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { remove(node, "dynamic removed") }
    return .skipChildren
  }

  // MARK: Imports and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    modules.insert(module)
    if let shim = imports.shim(for: module) { shims.insert(shim) }
    switch imports.fate(of: module) {
    case .kept:
      if node.path.count > 1, node.importKindSpecifier == nil {
        replace(node.path, by: module, "import of a part of \(module) replaced by the whole")
      }
    case .mapped(let others):
      let text = others.map { "import \($0)" }.joined(separator: "; ")
      replace(node, by: text, "import \(module) replaced by \(others.joined(separator: ", "))")
    case .own: remove(node, "import \(module) removed: the module is ported with the app")
    case .dropped: remove(node, "import \(module) removed: the module doesn't exist here")
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { ConditionRewriter(self).walk(condition) }
    return .visitChildren
  }

  /// Replaces what a condition asks about the platform by what a phone answers.
  private final class ConditionRewriter: SyntaxVisitor {
    private let rewriter: Rewriter

    init(_ rewriter: Rewriter) {
      self.rewriter = rewriter
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let argument = node.arguments.first?.expression.trimmedDescription ?? ""
      let text = node.trimmedDescription
      switch node.calledExpression.trimmedDescription {
      case "os":
        rewriter.replace(node, by: argument == "iOS" ? "true" : "false", "\(text) decided")
      case "canImport":
        let isThere = rewriter.imports.fate(of: argument) != .dropped
        rewriter.replace(node, by: isThere ? "true" : "false", "\(text) decided")
      default: break
      }
      return .skipChildren
    }
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    switch node.macroName.text {
    case "selector":
      if let first = arguments.first {
        if let reference = SelectorReference(first.expression) {
          let name = selector(of: reference, accessor: first.label?.text)
          replace(node, by: "Selector(\"\(name)\")", "#selector replaced")
        }
      }
      return .skipChildren
    case "keyPath":
      let path = arguments.map(\.expression.trimmedDescription).joined()
      let parts = path.split(separator: ".")
      let properties = parts.drop { $0.first?.isUppercase ?? false || $0 == "self" }
      replace(node, by: "\"\(properties.joined(separator: "."))\"", "#keyPath replaced")
    case "Preview":
      removeBody(node, "#Preview")
      return .skipChildren
    case "colorLiteral":
      let components = arguments.map(\.trimmedDescription).joined(separator: " ")
      replace(node, by: "UIColor(\(components))", "#colorLiteral replaced")
    case "imageLiteral":
      let name = arguments.first?.expression.trimmedDescription ?? "\"\""
      replace(node, by: "UIImage(named: \(name))!", "#imageLiteral replaced")
    case "fileLiteral":
      let name = arguments.first?.expression.trimmedDescription ?? "\"\""
      replace(node, by: "URL(fileURLWithPath: \(name))", "#fileLiteral replaced")
    default: break
    }
    return .visitChildren
  }

  /// The selector in Objective-C: that of the method which is meant, or what its labels give.
  private func selector(of reference: SelectorReference, accessor: String?) -> String {
    if accessor == "getter" { return reference.method }
    if accessor == "setter" {
      return "set\(reference.method.prefix(1).uppercased())\(reference.method.dropFirst()):"
    }
    let candidates = methods(named: reference.method, of: reference.type)
    let match = candidates.first { method in
      reference.labels.map { $0 == method.parameters.map(\.label) } ?? true
    }
    return match?.selector
      ?? SelectorName.objectiveC(reference.method, labels: reference.labels ?? [])
  }

  /// The methods of a name: of the type that is written, or of the types around, nearest first.
  private func methods(named name: String, of type: String?) -> [MethodDeclaration] {
    let owners = type.map { [$0] } ?? types.reversed()
    let near = owners.flatMap { owner -> [TypeDeclaration] in
      let lineage = index.class(owner).map { index.lineage(of: $0) }
      let names = lineage.map { $0.own.map(\.name) + [$0.foreign].compactMap(\.self) } ?? [owner]
      return (lineage?.own ?? []) + names.flatMap { index.extensions(of: $0) }
    }
    let found = near.flatMap(\.methods).filter { $0.name == name }
    return found.isEmpty ? index.exposedMethods[name] ?? [] : found
  }

  // MARK: Names of modules

  /// Why the name of a module cannot stand before a name here; nil for what is none, or can.
  private func reasonToRemove(module name: String) -> String? {
    guard !index.typeNames.contains(name), !ImportMap.likeTypes.contains(name) else { return nil }
    return switch imports.fate(of: name) {
    case .own: "the module is ported with the app"
    case .mapped: "another module has its names"
    case .kept, .dropped: nil
    }
  }

  /// Alamofire 4's responses have one parameter.
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    replaceResponse(node.name, node.genericArgumentClause)
    return .visitChildren
  }

  private func replaceResponse(_ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?) {
    guard name.text == "DataResponse", !index.typeNames.contains(name.text),
      arguments?.arguments.count == 1,
      modules.contains("Alamofire")
    else { return }
    replace(name, by: "AFDataResponse", "DataResponse of Alamofire 4 replaced")
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self),
      let reason = reasonToRemove(module: base.name.text)
    {
      remove(base, "\(base.name.text). removed: \(reason)")
      remove(node.period, nil)
    }
    replaceResponse(node.name, node.genericArgumentClause)
    return .visitChildren
  }

  // MARK: Optional requirements

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.trimmedDescription ?? ""
    if let module = node.base?.as(DeclReferenceExprSyntax.self),
      let reason = reasonToRemove(module: base)
    {
      remove(module, "\(base). removed: \(reason)")
      remove(node.period, nil)
    }
    if node.declName.baseName.text == "characters", node.base != nil, hasCharacters {
      remove(node.period, nil)
      remove(node.declName, ".characters removed: a string is a collection of them")
    }
    if base == "characters", types.last == "String", hasCharacters, let own = node.base {
      replace(own, by: "self", "characters replaced by self: a string is a collection of them")
    }
    if node.declName.baseName.text == "infoDictionary", base.hasPrefix("Bundle") {
      replace(
        node.declName, by: "portedInfoDictionary", "infoDictionary read from the app's Info.plist")
    }
    if node.declName.baseName.text == "bundleIdentifier", base.hasPrefix("Bundle") {
      replace(
        node.declName, by: "portedIdentifier", "bundleIdentifier read from the app's Info.plist")
    }
    return .visitChildren
  }

  /// Whether `characters` is what strings had before Swift 4.
  private var hasCharacters: Bool {
    !index.memberNames.contains("characters") && !file.text.contains("AttributedString")
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.firstCallOfChain.calledExpression.trimmedDescription == "UIHostingConfiguration" {
      let lines = String(
        repeating: "\n", count: node.trimmedDescription.utf8.count { $0 == 0x0A })
      replace(
        node, by: "UIHostingConfiguration(\(lines))", "the SwiftUI views of a cell removed")
      return .skipChildren
    }
    if let argument = node.arguments.first, argument.label?.text == "forInfoDictionaryKey",
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    {
      replace(
        member.declName, by: "portedInfo",
        "object(forInfoDictionaryKey:) reads the app's Info.plist")
    }
    if let label = node.arguments.first?.label, label.text == "suiteName",
      ["UserDefaults", "UserDefaults.init"].contains(node.calledExpression.trimmedDescription)
    {
      replace(label, by: "portedSuite", "UserDefaults(suiteName:) is empty at each launch")
    }
    if let argument = node.arguments.first, argument.label?.text == "key",
      node.arguments.dropFirst().first?.label?.text == "ascending",
      node.calledExpression.trimmedDescription == "NSSortDescriptor", let name = argument.label
    {
      shims.insert(.coreData)
      replace(node.calledExpression, by: "KeySortDescriptor", "NSSortDescriptor(key:) replaced")
      replace(name, by: "name", "NSSortDescriptor(key:) replaced")
    }
    unwrapHostedView(of: node)
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self), isRequirement(member, of: node)
    {
      remove(
        chain.questionMark, "? of the optional requirement \(member.declName.baseName.text) removed"
      )
    }
    return .visitChildren
  }

  /// Makes the view in an `AnyView` the one that a host is named by.
  private func unwrapHostedView(of node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "UIHostingController",
      let call = node.argument("rootView")?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "AnyView", call.arguments.count == 1,
      let view = call.arguments.first, view.label == nil, call.trailingClosure == nil
    else { return }
    let start = call.positionAfterSkippingLeadingTrivia.utf8Offset..<view.position.utf8Offset
    let last = view.endPositionBeforeTrailingTrivia.utf8Offset
    let end = last..<call.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(SourceEdit(start, "", note: "AnyView around the view of a host removed"))
    edits.append(SourceEdit(end, ""))
  }

  private func isRequirement(
    _ member: MemberAccessExprSyntax, of call: FunctionCallExprSyntax
  ) -> Bool {
    // The arguments of a closure have no labels.
    if call.arguments.contains(where: { $0.label != nil }) { return true }
    let name = member.declName.baseName.text
    let isOwn = index.protocols.values.contains { type in
      type.methods.contains { $0.isOptionalRequirement && $0.name == name }
    }
    guard isOwn || OptionalRequirements.unlabeled.contains(name) else { return false }
    guard index.closureProperties.contains(name) else { return true }
    let base = member.base?.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    let property = String(base.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    return (index.propertyTypes[property] ?? []).contains { type in
      let plain = String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      return plain.hasSuffix("Delegate") || plain.hasSuffix("DataSource")
        || index.protocols[plain] != nil
    }
  }

  // MARK: Declarations

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.names.contains("objc") else { return .visitChildren }
    let inherited = Set(node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
    guard inherited.isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]) else {
      return .visitChildren
    }
    let end =
      (node.inheritanceClause?.endPositionBeforeTrailingTrivia
      ?? node.name.endPositionBeforeTrailingTrivia).utf8Offset
    let text = inherited.isEmpty ? ": AnyObject" : ", AnyObject"
    edits.append(SourceEdit(end..<end, text, note: "AnyObject added, which @objc implied"))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.signature.returnClause?.type, type.isBody, node.body != nil,
      !makesViewsForOthers(node)
    {
      removeBody(node, "\(node.name.text)(…) -> \(type.trimmedDescription)")
      return .skipChildren
    }
    for modifier in node.modifiers where modifier.name.text == "optional" {
      remove(modifier, "optional removed: a default is generated")
    }
    for parameter in node.signature.parameterClause.parameters
    where parameter.firstName.text == "didFinishPickingMediaWithInfo"
      && parameter.type.trimmedDescription.hasPrefix("[String")
    {
      replace(
        parameter.type, by: "[UIImagePickerController.InfoKey: Any]",
        "the keys of what was picked, as of Swift 4.2")
    }
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
    let end = node.signature.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(SourceEdit(end..<end, " { \(body) }", note: "body of a managed function added"))
  }

  /// Whether a member stands in a type that is not a part of SwiftUI, such as a factory of screens.
  private func makesViewsForOthers(_ node: some DeclSyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.is(ClassDeclSyntax.self) { return true }
      if let clause = current.as(StructDeclSyntax.self).map(\.inheritanceClause)
        ?? current.as(EnumDeclSyntax.self).map(\.inheritanceClause)
      {
        return clause?.inheritedTypes.allSatisfy { inherited in
          let type = index.protocols[inherited.type.trimmedDescription]
          return type.map { !index.conforms($0, to: "View") } ?? false
        } ?? true
      }
      if let type = current.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
        return index.class(type) != nil
      }
      parent = current.parent
    }
    return false
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "Preview": removeBody(node, "#Preview")
    case "Unique", "Index":
      removeLines(node, "#\(node.macroName.text) removed: models are in memory")
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// Removes what builds a SwiftUI view, line by line.
  private func removeBody(_ node: some SyntaxProtocol, _ name: String) {
    removeLines(node, "\(name) removed: a generated screen stands for the SwiftUI view")
  }

  /// Removes a node, and keeps the numbers of the lines behind it.
  private func removeLines(_ node: some SyntaxProtocol, _ note: String) {
    replaceLines(node, by: "", note)
  }

  /// Replaces a node, and keeps the numbers of the lines behind it.
  private func replaceLines(_ node: some SyntaxProtocol, by text: String, _ note: String) {
    func lines(_ text: String) -> Int { text.utf8.count { $0 == 0x0A } }
    let missing = max(0, lines(node.trimmedDescription) - lines(text))
    replace(node, by: text + String(repeating: "\n", count: missing), note)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let binding = node.bindings.first, let type = binding.typeAnnotation?.type, type.isBody,
      binding.accessorBlock != nil,
      node.isCalledBody || !makesViewsForOthers(node)
    {
      let name = binding.pattern.trimmedDescription
      // A member stands in an item of the list in the block of its structure.
      let owner = node.parent?.parent?.parent?.parent?.as(StructDeclSyntax.self)?.name.text
      if name == "body", let function = owner.flatMap(index.roots.function) {
        replaceLines(node, by: function, "body replaced by the screen that it begins with")
      } else {
        removeBody(node, "var \(name): \(type.trimmedDescription)")
      }
      return .skipChildren
    }
    let attributes = node.attributes.names
    for modifier in node.modifiers {
      switch modifier.name.text {
      case "optional": remove(modifier, "optional removed")
      case "private", "fileprivate":
        // Storyboards and nibs set these properties from another file.
        if attributes.contains("IBOutlet") {
          remove(modifier, "\(modifier.trimmedDescription) of an outlet removed")
        } else if attributes.contains("IBInspectable") {
          remove(modifier, "\(modifier.trimmedDescription) of an inspectable property removed")
        }
      default: break
      }
    }
    if attributes.contains("NSManaged") { addStorage(to: node) }
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
      let end = type.endPositionBeforeTrailingTrivia.utf8Offset
      let accessors = "{ get { \(value) } set { setValue(newValue, \(key)) } }"
      edits.append(
        SourceEdit(end..<end, " \(accessors)", note: "storage of a managed property added"))
    }
  }

  /// The class of the members of a relationship to many, of which the type is `Set<Item>`.
  private static func members(of type: TypeSyntax) -> String? {
    guard let set = type.as(IdentifierTypeSyntax.self), set.name.text == "Set" else { return nil }
    return set.genericArgumentClause?.arguments.first?.argument.trimmedDescription
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append((types.last.map { $0 + "." } ?? "") + node.name.text)
    if isModel(node), modules.contains("SwiftData"), !inheritsFromModel(node) {
      let end =
        (node.inheritanceClause?.inheritedTypes.last?.endPositionBeforeTrailingTrivia)
        ?? node.genericParameterClause?.endPositionBeforeTrailingTrivia
        ?? node.name.endPositionBeforeTrailingTrivia
      insert(
        node.inheritanceClause == nil ? ": PersistentModel" : ", PersistentModel",
        at: end.utf8Offset, "the conformance that @Model adds")
      insert(
        " \(access(of: node))let modelRecord = ModelRecord();",
        at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
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

  private func insert(_ text: String, at offset: Int, _ note: String) {
    edits.append(SourceEdit(offset..<offset, text, note: note))
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
      at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
      "the context that @ModelActor adds")
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription.withoutGenerics
    // The app has a decoder of samples by that name, and libraries take Foundation's.
    if type == "JSONDecoder", index.concrete(type) == nil {
      replace(
        node.extendedType, by: "Foundation.JSONDecoder", "extension of Foundation's JSONDecoder")
    }
    types.append(type)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}

extension TypeSyntax {
  /// Whether it is the type of what SwiftUI builds screens of.
  fileprivate var isBody: Bool {
    ["some View", "some SwiftUI.View", "some Scene", "some ToolbarContent", "some Commands"]
      .contains(trimmedDescription)
  }
}

extension FunctionCallExprSyntax {
  /// The call on whose result the others of a chain are made: `a()` of `a().b().c()`.
  fileprivate var firstCallOfChain: FunctionCallExprSyntax {
    var call = self
    while let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let inner = base.as(FunctionCallExprSyntax.self)
    {
      call = inner
    }
    return call
  }
}
