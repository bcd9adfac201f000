/// The app's Swift files, parsed, and what they declare.
struct ParsedSources {
  let files: [SourceFile]
  let index: SourceIndex
  /// The files that don't parse, and the declarations that were renamed.
  let notes: [PortNote]

  /// - Throws: Errors of the file system.
  init(_ app: AppSources) throws {
    var notes: [PortNote] = []
    let parsed = try app.swift.map { file in
      let source = try SourceFile(file)
      if let line = source.firstError {
        notes.append(
          PortNote(
            .warning, path: file.path, line: line, "the file doesn't parse; it is ported as it is"))
      }
      return source
    }
    files = parsed.map(ModuleNames(parsed).applied)
    index = SourceIndex(files)
    self.notes = notes + files.flatMap(\.renamed)
  }
}
