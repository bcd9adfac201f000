/// A file of the app as it is written into the ported package.
struct PortedFile: Sendable {
  var path: String
  var text: String
  /// The text before parts were replaced.
  var unreplaced: String
  var notes: [PortNote]
  var shims: Set<PortShim>
  /// The parts that do not compile here.
  var replaced: [ReplacedPart]
}

/// What is changed in a file, before its actions are added.
struct RewrittenFile {
  let file: SourceFile
  let edits: [SourceEdit]
  let modules: Set<String>
  let shims: Set<PortShim>
  /// The overrides that are moved into the bodies of their classes.
  let moves: [OverrideMover.Move]
  /// The globals and static properties.
  let state: SharedState
  /// Code at the end of the file by which members of extensions are overridden.
  let overriding: [String]

  init(
    _ file: SourceFile, index: SourceIndex, imports: ImportMap, messages: ExtensionMessages
  ) {
    self.file = file
    let modules = Set(ImportScanner.imports(in: file.tree))
    let frameworks = FrameworkRewriter(file, index: index, modules: modules)
    state = SharedState(file, index: index)
    let overrides = messages.changes(of: file)
    overriding = overrides.tail
    // What removes code comes first: changes inside of it have no effect.
    edits =
      (SwiftUIRewriter(file, index: index, modules: modules).changes()
      + ImportRewriter(file, index: index, modules: modules, imports: imports).changes()
      + ObjectiveCRewriter(file, index: index, modules: modules).changes()
      + ManagedObjectRewriter(file, index: index, modules: modules).changes()
      + MacroRewriter(file, index: index, modules: modules).changes()
      + frameworks.changes() + state.edits + overrides.edits).effective
    self.modules = modules
    shims = frameworks.shims.union(modules.compactMap(imports.shim))
      .union(LeakedImports.shims(of: file, importing: modules))
    moves = OverrideMover.moves(in: file, edits, index)
  }
}

extension PortedFile {
  /// Adapts a file.
  ///
  /// - Parameters:
  ///   - rewritten: The file, and what is changed in it.
  ///   - moved: The overrides that go into its classes, by the classes' names.
  ///   - index: What all files declare.
  ///   - dispatch: What performs actions.
  ///   - imports: What becomes of modules.
  ///   - replacements: The parts to replace.
  ///   - values: The values of functions whose code is replaced.
  ///   - actions: The actions of SwiftUI views.
  init(
    _ rewritten: RewrittenFile, moved: [String: [String]], index: SourceIndex,
    dispatch: ActionDispatch, imports: ImportMap, replacements: Replacements,
    values: PlainValue, actions: ViewActions
  ) {
    let file = rewritten.file
    var additions = dispatch.additions(to: file)
    additions.tail += actions.extensions(in: file.file.portedPath)
    var edits = rewritten.edits.filter { edit in
      !rewritten.moves.contains { $0.range.contains(edit.range.lowerBound) }
    }
    for move in rewritten.moves {
      edits.append(
        SourceEdit(move.range, "", note: "an override moved into the body of \(move.type)"))
    }
    for type in file.declarations where type.kind == .class {
      for text in moved[type.name] ?? [] {
        edits.append(SourceEdit(type.rightBrace..<type.rightBrace, "\n  \(text)\n"))
      }
    }
    edits += additions.edits + OwnInitializers(index).edits(of: file)
    if let added = LeakedImports.edit(
      of: file, importing: rewritten.modules, imports, isNeeded: !additions.tail.isEmpty)
    {
      edits.insert(added, at: 0)
    }
    path = file.file.portedPath
    shims = rewritten.shims
    notes =
      edits.compactMap { edit in
        edit.note.map {
          PortNote(
            .changed, path: file.file.path, line: file.lines.line(at: edit.range.lowerBound), $0)
        }
      } + additions.notes
    var text = edits.applied(to: file.text)
    for (title, parts, separator) in [
      ("actions", additions.tail, "\n\n"), ("overrides", rewritten.overriding, "\n"),
      ("first values", rewritten.state.source, "\n\n"),
    ] where !parts.isEmpty {
      if !text.hasSuffix("\n") { text += "\n" }
      text += "\n// Generated: \(title).\n\(parts.joined(separator: separator))\n"
    }
    unreplaced = text
    (self.text, replaced) = replacements.applied(to: text, of: path, values: values)
  }
}
