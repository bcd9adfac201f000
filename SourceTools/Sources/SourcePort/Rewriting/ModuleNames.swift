import SwiftSyntax

/// The names of types that several of the app's modules declare, and of the members that several add to a
/// type.
///
/// The port has one module for all: in all modules but one, such a type is called by its module, too:
/// `NetworkPlatformPostsUseCase`. The module whose type most files of other modules mean keeps the name.
struct ModuleNames {
  /// The new names, by module and name.
  private var renamed: [String: [String: String]] = [:]
  /// The modules that declare a name of several.
  private var modules: [String: Set<String>] = [:]
  /// The types within types, by their full names.
  private let nested: Set<String>
  /// The members that several modules add to a type.
  private let added: AddedMembers

  init(_ files: [SourceFile]) {
    var declared: [String: Set<String>] = [:]
    for file in files {
      for type in file.declarations
      where type.kind != .extension && type.isReachable && !type.name.contains(".") {
        declared[type.name, default: []].insert(file.file.module)
      }
    }
    added = AddedMembers(files)
    modules = declared.filter { $0.value.count > 1 }
    nested = Set(files.flatMap { $0.declarations.map(\.name) }.filter { $0.contains(".") })
    for (name, owners) in modules {
      // The app itself, where nothing names its module.
      let keeper = owners.contains("") ? "" : Self.mostUsed(of: owners, in: files)
      for owner in owners where owner != keeper {
        renamed[owner, default: [:]][name] = owner + name
      }
    }
  }

  /// Returns the module that most files of others import.
  private static func mostUsed(of modules: Set<String>, in files: [SourceFile]) -> String? {
    let uses = modules.sorted().map { module in
      files.count { $0.file.module != module && $0.imports.contains(module) }
    }
    return zip(modules.sorted(), uses).max { $0.1 < $1.1 }?.0
  }

  /// Returns a file with the new names. Its lines stay where they are.
  func applied(to file: SourceFile) -> SourceFile {
    guard !renamed.isEmpty || !added.isEmpty else { return file }
    let visitor = ModuleNameVisitor(file, names: self)
    visitor.walk(file.tree)
    let edits = visitor.edits
    guard !edits.isEmpty else { return file }
    let notes = edits.compactMap { edit in
      edit.note.map {
        PortNote(
          .changed, path: file.file.path, line: file.lines.line(at: edit.range.lowerBound), $0)
      }
    }
    return SourceFile(
      file.file, text: edits.applied(to: file.text), renamed: Set(notes).sorted())
  }

  /// Returns the new name of a type.
  ///
  /// - Parameters:
  ///   - name: The type's name, as the app has it.
  ///   - module: The module that is written before the name.
  ///   - file: The file in which it is written.
  ///   - scope: The types around that place, outermost first.
  fileprivate func newName(
    of name: String, in module: String? = nil, file: SourceFile, scope: [String] = []
  ) -> String? {
    guard let owners = modules[name] else { return nil }
    if let module { return renamed[module]?[name] }
    let isNested = scope.indices.contains { index in
      nested.contains((scope[...index] + [name]).joined(separator: "."))
    }
    guard !isNested else { return nil }
    let own = file.file.module
    let meant = owners.contains(own) ? own : file.imports.first(where: owners.contains)
    return meant.flatMap { renamed[$0]?[name] }
  }

  /// Returns the new name of a member that its module adds to a type.
  fileprivate func newName(ofMember name: String, file: SourceFile) -> String? {
    added.renamed[file.file.module]?[name]
  }

  /// Returns the new name of an alias in an extension; nil for one that keeps its name.
  fileprivate func newName(ofAlias name: String, in type: String, file: SourceFile) -> String? {
    added.aliases[file.file.module]?.contains("\(type).\(name)") == true
      ? file.file.module + name : nil
  }

  fileprivate func isModule(_ name: String) -> Bool { renamed[name] != nil }
}

/// Finds the names to change in a file.
private final class ModuleNameVisitor: SyntaxVisitor {
  private let file: SourceFile
  private let names: ModuleNames
  private var scope: [String] = []
  /// The new names of the aliases of the extension around a place.
  private var aliases: [String: String] = [:]
  /// The generic parameters of the declarations around a place, innermost last.
  private var generic: [Set<String>] = []
  private(set) var edits: [SourceEdit] = []

  init(_ file: SourceFile, names: ModuleNames) {
    self.file = file
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  private func rename(_ token: TokenSyntax, in module: String? = nil) {
    guard module != nil || !generic.contains(where: { $0.contains(token.text) }),
      let new = names.newName(of: token.text, in: module, file: file, scope: scope)
    else { return }
    replace(token, by: new)
  }

  private func renameMember(_ token: TokenSyntax) {
    if let new = names.newName(ofMember: token.text, file: file) { replace(token, by: new) }
  }

  private func replace(_ token: TokenSyntax, by new: String) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(
      SourceEdit(
        start..<start + token.text.utf8.count, new,
        note: "\(token.text) of another module is \(new)"))
  }

  private func enter(
    _ name: TokenSyntax, _ parameters: GenericParameterClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    if scope.isEmpty { rename(name) }
    scope.append(name.text)
    enter(parameters)
    return .visitChildren
  }

  private func enter(_ parameters: GenericParameterClauseSyntax?) {
    generic.append(Set(parameters?.parameters.map(\.name.text) ?? []))
  }

  private func leave() {
    scope.removeLast()
    generic.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.extendedType)
    let type = node.extendedType.trimmedDescription
    scope.append(type)
    for alias in node.memberBlock.members.compactMap({ $0.decl.as(TypeAliasDeclSyntax.self)?.name })
    {
      aliases[alias.text] = names.newName(ofAlias: alias.text, in: type, file: file)
    }
    for part in [node.inheritanceClause.map(Syntax.init), node.genericWhereClause.map(Syntax.init)]
    {
      if let part { walk(part) }
    }
    walk(node.memberBlock)
    scope.removeLast()
    aliases = [:]
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) == true { renameMember(node.name) }
    enter(node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { generic.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { generic.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        renameMember(name)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // A call of a member within its type.
    if let called = node.calledExpression.as(DeclReferenceExprSyntax.self), !scope.isEmpty {
      renameMember(called.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if let new = aliases[node.name.text] { replace(node.name, by: new) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let new = aliases[node.name.text] {
      replace(node.name, by: new)
    } else {
      rename(node.name)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), names.isModule(base.name.text) {
      rename(node.name, in: base.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), names.isModule(base.baseName.text) {
      rename(node.declName.baseName, in: base.baseName.text)
    } else {
      renameMember(node.declName.baseName)
    }
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    rename(node.baseName)
    return .visitChildren
  }
}
