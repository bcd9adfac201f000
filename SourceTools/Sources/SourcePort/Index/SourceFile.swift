import Foundation
import SwiftParser
import SwiftSyntax

/// A Swift file of the app, and what it declares.
struct SourceFile: Sendable {
  let file: AppSources.File
  let text: String
  let tree: SourceFileSyntax
  let lines: LineTable
  let declarations: [TypeDeclaration]
  /// The names of properties whose type is an optional closure, as far as that is written.
  let closureProperties: Set<String>
  /// The declared types of properties, by their names.
  let propertyTypes: [String: [String]]
  /// The names of the properties and cases of types.
  let memberNames: Set<String>
  /// The types that aliases stand for, by the aliases' names.
  let aliases: [String: String]
  /// The methods that selectors name.
  let selected: Set<String>
  /// Whether selectors are made from texts.
  let makesSelectors: Bool
  /// The types that are constructed without arguments, and the names of generic types.
  let constructed, generic: Set<String>
  /// The first line that does not parse, if there is one.
  let firstError: Int?
  /// Whether there are regular expressions between slashes.
  var hasRegexLiterals: Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .regexSlash }
  }
  /// The modules that the file imports, in its order.
  let imports: [String]
  /// What was renamed in it.
  let renamed: [PortNote]

  /// - Throws: ``PortError`` where the file cannot be read.
  init(_ file: AppSources.File) throws {
    guard let text = try? String(contentsOf: file.url, encoding: .utf8) else {
      throw PortError("Can't read \(file.url.path) as UTF-8 text.")
    }
    self.init(file, text: text)
  }

  /// - Parameters:
  ///   - file: The file.
  ///   - text: Its contents.
  ///   - renamed: What was renamed in them.
  init(_ file: AppSources.File, text: String, renamed: [PortNote] = []) {
    self.file = file
    self.text = text
    tree = Parser.parse(source: text)
    lines = LineTable(text)
    let index = DeclarationVisitor(path: file.portedPath)
    index.walk(tree)
    declarations = index.declarations
    closureProperties = index.closureProperties
    propertyTypes = index.propertyTypes
    memberNames = index.memberNames
    aliases = index.aliases
    selected = index.selected
    makesSelectors = index.makesSelectors
    let construction = ConstructionVisitor(tree)
    constructed = construction.constructed
    generic = construction.generic
    firstError = tree.hasError ? Self.firstError(in: tree, lines) : nil
    imports = ImportScanner.imports(in: tree)
    self.renamed = renamed
  }

  private static func firstError(in tree: SourceFileSyntax, _ lines: LineTable) -> Int {
    for token in tree.tokens(viewMode: .all) where token.presence == .missing {
      return lines.line(at: token.position.utf8Offset)
    }
    return 1
  }
}

/// The lines of a text as the compiler counts them, by offsets in UTF-8.
struct LineTable: Sendable {
  private let starts: [Int]

  init(_ text: String) {
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// The offset of a place, whose line and column are counted from 1; nil behind the last line.
  func offset(line: Int, column: Int) -> Int? {
    starts.indices.contains(line - 1) ? starts[line - 1] + column - 1 : nil
  }

  /// The line of an offset, counted from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

extension String {
  /// The lines as the compiler counts them. `"\r\n"` is one character, but ends a line, too.
  var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}
