/// The files of an app in one language.
struct LanguageChoice {
  let language: String
  let notes: NoteCollector

  /// Of files with the same name, the one in the language, or else the base, or else the first.
  func choose(_ files: [InterfaceFile]) -> [InterfaceFile] {
    var chosen: [String: InterfaceFile] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
      guard let other = chosen[file.name] else {
        chosen[file.name] = file
        continue
      }
      if file.language == nil, other.language == nil {
        notes.add(
          "\(other.path) has the same name, so this file is left out. Rename one.", in: file.path)
      } else if rank(file) < rank(other) {
        chosen[file.name] = file
      }
    }
    return chosen.values.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
  }

  private func rank(_ file: InterfaceFile) -> Int {
    switch file.language {
    case language: 0
    case String(language.prefix { $0 != "-" }): 1
    case "Base": 2
    case nil: 3
    default: Self.otherLanguage
    }
  }
  private static let otherLanguage = 4

  /// The strings tables in the language, by their names. What is nearest to the language counts, and what
  /// is in Base where nothing else has it.
  func tables(_ files: [InterfaceFile]) -> [String: [String: String]] {
    var tables: [String: [String: String]] = [:]
    for file in files.sorted(by: { (rank($1), $0.path) < (rank($0), $1.path) }) {
      if file.path.hasSuffix(".stringsdict") {
        notes.add("Plural forms are not supported, so the file is left out.", in: file.path)
        continue
      }
      guard rank(file) < Self.otherLanguage, file.name != "InfoPlist" else { continue }
      let table = StringsTable(file, language: language, notes).strings
      let isBase = file.language == "Base"
      tables[file.name, default: [:]].merge(table) { old, new in isBase ? old : new }
    }
    return tables
  }
}
