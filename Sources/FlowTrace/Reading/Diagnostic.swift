import Escaping

/// A problem in something that was read, and its place.
///
/// Everything that is read reports its problems in this form: traces, stored graphs, rules, lists of
/// known verdicts, baselines, themes, and marks in Markdown.
///
/// ```swift
/// print(
///   Diagnostic(
///     .error, file: "app.rules", line: 3, column: 8, "unknown screen 'Hom'. Did you mean 'Home'?",
///     excerpt: .init("screen Hom is reachable", column: 8, length: 3)))
/// // app.rules:3:8: error: unknown screen 'Hom'. Did you mean 'Home'?
/// //   screen Hom is reachable
/// //          ^~~
/// ```
public struct Diagnostic: Sendable, Hashable {
  /// How serious a problem is.
  public enum Severity: String, Sendable, Hashable {
    /// Nothing is wrong.
    case note
    /// Nothing was lost that could have been kept. A command's exit status stays 0.
    case warning
    /// Something was skipped or refused. A command's exit status is not 0.
    case error
  }

  /// How serious the problem is.
  public var severity: Severity
  /// The file's name, as the user gave it.
  public var file: String?
  /// The line number, from 1.
  public var line: Int?
  /// The column number in the line, from 1, in characters.
  public var column: Int?
  /// What is wrong, and what to do about it.
  ///
  /// It begins in lower case and ends without a full stop, unless a second sentence follows.
  public var message: String
  /// The line that has the problem, where showing it helps.
  public var excerpt: Excerpt?

  /// A diagnostic, without what is not known of its place.
  ///
  /// - Parameters:
  ///   - severity: how serious the problem is.
  ///   - file: the file's name, as the user gave it.
  ///   - line: the line number, from 1.
  ///   - column: the column number, from 1.
  ///   - message: what is wrong, and what to do about it.
  ///   - excerpt: the line that has the problem.
  public init(
    _ severity: Severity, file: String? = nil, line: Int? = nil, column: Int? = nil,
    _ message: String, excerpt: Excerpt? = nil
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
  }

  /// A diagnostic that points at part of a line and shows the line.
  ///
  /// - Parameters:
  ///   - line: the line number, from 1.
  ///   - columns: the characters to underline, from 1; an empty range marks one place.
  ///   - text: the whole line, without its line break.
  package init(
    _ severity: Severity, file: String?, line: Int, columns: Range<Int>,
    of text: some StringProtocol,
    _ message: String
  ) {
    self.init(
      severity, file: file, line: line, column: columns.lowerBound, message,
      excerpt: Excerpt(String(text), column: columns.lowerBound, length: columns.count))
  }

  /// The place and the message, without severity and excerpt: `app.trace:3:7: expected a string`.
  package var summary: String {
    TerminalText.escaped((place + [message]).joined(separator: ": "), keepsLines: true)
  }

  private var place: [String] {
    let parts = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
    return parts.isEmpty ? [] : [parts.joined(separator: ":")]
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The text that commands print: `app.trace:12:8: error: …`, which editors turn into a link, and
  /// the excerpt below it.
  public var description: String {
    let head = TerminalText.escaped(
      (place + [severity.rawValue, message]).joined(separator: ": "), keepsLines: true)
    return excerpt.map { "\(head)\n\($0)" } ?? head
  }
}

extension Diagnostic {
  /// A line of a file, with some of its characters underlined.
  public struct Excerpt: Sendable, Hashable, CustomStringConvertible {
    /// The most characters of a line that are shown.
    static let limit = 100
    private static let ellipsis: Character = "…"

    private var text: String
    /// The characters' offsets in the text.
    private var underline: Range<Int>

    /// - Parameters:
    ///   - line: the line. Of a long one, the part around the problem is kept.
    ///   - column: the first character to underline, from 1.
    ///   - length: how many characters to underline; at least one is.
    public init(_ line: String, column: Int, length: Int = 1) {
      var characters = line.map { $0.isControl ? " " : $0.turnsText ? "\u{FFFD}" : $0 }
      let start = max(column - 1, 0)
      let first = max(0, min(start - Self.limit / 2, characters.count - Self.limit))
      if characters.count - first > Self.limit {
        characters[(first + Self.limit)...] = [Self.ellipsis]
      }
      if first > 0 {
        characters[...first] = [Self.ellipsis]
      }
      let end = min(start - first + max(length, 1), max(characters.count, start - first + 1))
      text = String(characters)
      underline = (start - first)..<end
    }

    /// Two indented lines: the text, and `^~~` under the characters.
    public var description: String {
      let blank = String(repeating: " ", count: underline.lowerBound)
      return "  \(text)\n  \(blank)^" + String(repeating: "~", count: underline.count - 1)
    }
  }
}

extension Character {
  /// A tab or another control character, which would move the terminal's cursor.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
  }

  /// Whether it turns the direction of the text around it, or ends the line.
  fileprivate var turnsText: Bool { unicodeScalars.contains { TerminalText.turnsText($0) } }
}

/// The problems for which something that was read is refused.
public struct Diagnostics: Error, Sendable, Hashable {
  /// The problems, in the order of their places; at least one.
  public var all: [Diagnostic]

  public init(_ all: [Diagnostic]) {
    self.all = all
  }

  /// The error of a single problem.
  public init(_ diagnostic: Diagnostic) {
    self.init([diagnostic])
  }

  /// The problems, a line each, for a message about something else: see ``Diagnostic/summary``.
  package var summary: String { listed(\.summary) }

  /// The most problems that are written out; of others, the number is.
  package static let mostListed = 20

  /// Reports the first problems of a file, a line each, and how many there are besides.
  ///
  /// - Parameters:
  ///   - problems: the problems that were kept.
  ///   - count: the number of all problems.
  ///   - file: the file that has them.
  ///   - report: is given each line.
  package static func report(
    _ problems: [Diagnostic], of count: Int, in file: String?, to report: (String) -> Void
  ) {
    for problem in problems.prefix(mostListed) { report("\(problem)") }
    if let rest = rest(of: count, in: file) { report(rest) }
  }

  /// Returns what counts the problems behind the first ones; nil where there are none.
  private static func rest(of count: Int, in file: String?) -> String? {
    let rest = count - mostListed
    guard rest > 0 else { return nil }
    let place = file.map { "\($0): " } ?? ""
    return TerminalText.escaped("\(place)\(rest) more problem\(rest == 1 ? "" : "s")")
  }

  private func listed(_ line: (Diagnostic) -> String) -> String {
    (all.prefix(Self.mostListed).map(line) + [Self.rest(of: all.count, in: all.last?.file)])
      .compactMap(\.self).joined(separator: "\n")
  }
}

extension Diagnostics: CustomStringConvertible {
  /// The first diagnostics, one below the other, and how many there are besides.
  public var description: String { listed(\.description) }
}
