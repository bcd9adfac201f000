import ArgumentParser
import CommandSupport
import FlowDiagram
import FlowEmbedding
import FlowTrace

/// Rewrites files that earlier versions read.
struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Rewrite marks and themes of earlier versions.",
    usage: "coordgraph migrate <files> ...",
    discussion: """
      Prints the names of the files that changed, and on standard error what changed in them.

        coordgraph migrate README.md docs/*.md docs/*.theme
      """
  )

  @Argument(help: "Markdown and DocC files with marks, and theme files.")
  var files: [String]

  func run() throws {
    for path in files {
      let file = InputFile(path: path)
      let migration = Migration(of: try file.text(), file: file.name)
      for change in migration.changes { StandardError.write("\(change)") }
      guard !migration.changes.isEmpty || path == "-" else { continue }
      try OutputFile(path: path).write(Array(migration.text.utf8))
      if path != "-" { try StandardOutput.write(path) }
    }
  }
}

/// A file of an earlier version, and what is different in this one.
struct Migration {
  private(set) var text: String
  /// A note for each change, in the order of the lines.
  private(set) var changes: [Diagnostic] = []

  /// The parts that themes no longer have.
  private static let goneParts = ["node.anchor.", "node.caption."]

  /// - Parameters:
  ///   - text: the file's text.
  ///   - file: the file's name, for notes; Markdown by its ending, and else a theme.
  init(of text: String, file: String) {
    self.text = text
    if [".md", ".markdown", ".tutorial"].contains(where: file.lowercased().hasSuffix) {
      migrateMarks(file)
    } else {
      migrateTheme(file)
    }
  }

  /// What is between line feeds, which for Swift are no characters behind carriage returns.
  private var lines: [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// A bare `backs` drew all transitions back.
  private mutating func migrateMarks(_ file: String) {
    var lines = lines
    for place in MarkedDocument(Array(text.utf8), file: file).places {
      for option in place.options where option.name == "backs" && option.value == nil {
        let line = lines[place.line - 1]
        let end = line.index(line.startIndex, offsetBy: option.columns.upperBound - 1)
        lines[place.line - 1].insert(contentsOf: "=\(Backs.edges)", at: end)
        changes.append(
          Diagnostic(
            .note, file: file, line: place.line, column: option.columns.lowerBound,
            "replaced backs with backs=\(Backs.edges)"))
      }
    }
    text = lines.joined(separator: "\n")
  }

  private mutating func migrateTheme(_ file: String) {
    var kept: [String] = []
    for (index, line) in lines.enumerated() {
      let setting = line.drop { $0 == " " || $0 == "\t" }
      guard Self.goneParts.contains(where: { setting.hasPrefix($0) }) else {
        kept.append(line)
        continue
      }
      let part = setting.split(separator: ".").prefix(2).joined(separator: ".")
      changes.append(
        Diagnostic(
          .note, file: file, line: index + 1, column: 1,
          "removed: themes no longer have \(part)"))
    }
    text = kept.joined(separator: "\n")
  }
}
