import Foundation

/// What a person corrects by `coordgraph-port.toml` in the app's folder, or on the command line.
public struct PortConfiguration: Sendable, Hashable {
  /// The name of the file in the app's folder.
  public static let fileName = "coordgraph-port.toml"

  /// The target to port, where there are several.
  public var target: String?
  /// The protocol or class that makes an object a coordinator.
  public var coordinator: String?
  /// Where CoordinatorGraph is: a path or a URL.
  public var package: String?
  /// Paths to leave out, in the app's folder.
  public var exclude: [String] = []
  /// Types to replace by stand-ins whether they compile or not.
  public var standIns: [String] = []
  /// The code that starts the app in `window`, in place of its delegates.
  public var root: String?
  /// The modules to import in place of others.
  public var imports: [String: String] = [:]
  /// The URLs with which the app is launched in addition, by the names of the launches.
  public var launches: [String: String] = [:]
  /// What to type into text fields and search bars, by their names.
  public var texts: [String: [String]] = [:]
  /// How the lines of reasons to doubt begin that are known and meant.
  public var accepted: [String] = []
  /// The most seconds that an exploration takes.
  public var seconds = 80
  /// What the app's requests get; the first that fits is taken.
  public var answers: [NetworkAnswer] = []

  private static let tables = ["imports", "launches", "network", "texts"]
  private static let keys = [
    "accepted", "coordinator", "exclude", "package", "root", "seconds", "stand-ins", "target",
  ]
  /// The keys of lists.
  private static let lists = ["accepted", "exclude", "stand-ins"]

  public init() {}

  /// Reads the lines of a configuration: strings, lists of strings, and tables of these.
  ///
  /// - Throws: ``PortError`` that names the line.
  public init(_ text: String) throws {
    var table = ""
    for (number, line) in Self.statements(of: text) {
      func failure(_ problem: String) -> PortError {
        PortError("\(Self.fileName):\(number): \(problem).")
      }
      if line.hasPrefix("["), line.hasSuffix("]"), !line.contains("=") {
        table = String(line.dropFirst().dropLast())
        guard Self.tables.contains(table) else {
          let known = Self.tables.map { "[\($0)]" }.joined(separator: ", ")
          throw failure("unknown table [\(table)]. The tables are \(known)")
        }
        continue
      }
      guard let (key, value) = Self.assignment(line) else {
        throw failure("expected 'key = value'")
      }
      guard !table.isEmpty || Self.keys.contains(key) else {
        throw failure("unknown key '\(key)'. The keys are \(Self.keys.joined(separator: ", "))")
      }
      if table.isEmpty, key == "seconds" {
        guard let number = Int(value), number > 0 else {
          throw failure("'seconds' has to be a whole number above 0, not \(value)")
        }
        seconds = number
        continue
      }
      if !table.isEmpty, Self.keys.contains(key), !line.hasPrefix("\"") {
        throw failure("'\(key)' belongs above the tables; here it is a key of [\(table)]")
      }
      guard let strings = ConfigurationStrings.read(value) else {
        throw failure("expected a string or a list of strings, not \(value)")
      }
      let single = value.hasPrefix("[") ? nil : strings.first
      switch (table, key, single) {
      case ("imports", _, let module?): imports[key] = module
      case ("launches", _, let url?):
        guard URL(string: url)?.scheme != nil else {
          throw failure("'\(url)' is not a URL with a scheme")
        }
        launches[key] = url
      case ("texts", _, _): texts[key] = strings
      case ("network", _, let content?): answers.append(NetworkAnswer(key, content))
      case ("network", _, nil):
        guard strings.count == 2, let status = Int(strings[0]), (100..<600).contains(status) else {
          throw failure("expected a status from 100 to 599 and a file or JSON, not \(value)")
        }
        answers.append(NetworkAnswer(key, status: status, strings[1]))
      case ("", "root", let code?): root = code
      case ("", "target", let name?): target = name
      case ("", "coordinator", let name?): coordinator = name
      case ("", "package", let name?): package = name
      case ("", "accepted", nil):
        guard !strings.contains("") else { throw failure("an empty line would accept everything") }
        accepted = strings
      case ("", "exclude", nil): exclude = strings
      case ("", "stand-ins", nil): standIns = strings
      default:
        throw failure(
          "'\(key)' has to be \(Self.lists.contains(key) ? "a list of strings" : "one string")")
      }
    }
  }

  /// The lines without comments and those that hold nothing, and their numbers, counted from 1. A list
  /// that goes on over several lines is one.
  private static func statements(of text: String) -> [(number: Int, line: String)] {
    var statements: [(number: Int, line: String)] = []
    var isInList = false
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, raw) in lines.enumerated() {
      let line = withoutComment(raw).trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty else { continue }
      if isInList {
        statements[statements.endIndex - 1].line += " " + line
      } else {
        statements.append((index + 1, line))
        isInList = assignment(line)?.value.hasPrefix("[") ?? false
      }
      if isInList, line.hasSuffix("]") { isInList = false }
    }
    return statements
  }

  /// The part of a line in front of a `#` outside of strings.
  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    return line.prefix { character in
      if character == quote {
        quote = nil
      } else if quote == nil, "\"'".contains(character) {
        quote = character
      }
      return character != "#" || quote != nil
    }
  }

  /// The key, which may be in quotes, and the value of a line.
  private static func assignment(_ line: String) -> (key: String, value: String)? {
    let match =
      line.wholeMatch(of: /"([^"]*)"\s*=\s*(.+)/) ?? line.wholeMatch(of: /([^="]+?)\s*=\s*(.+)/)
    return match.map { (String($0.1), String($0.2)) }
  }
}

/// The values of a configuration: strings, which may be literal ones, or lists of strings and whole
/// numbers.
private enum ConfigurationStrings {
  /// Returns the strings of a value; nil for anything else.
  static func read(_ value: String) -> [String]? {
    guard value.hasPrefix("[") else {
      guard value.first?.isNumber == false else { return nil }
      var rest = value[...]
      return next(in: &rest).flatMap { rest.isEmpty ? [$0] : nil }
    }
    guard value.hasSuffix("]") else { return nil }
    var rest = value.dropFirst().dropLast()
    var found: [String] = []
    while true {
      rest = rest.drop { $0 == " " }
      guard !rest.isEmpty else { return found }
      guard let string = next(in: &rest) else { return nil }
      found.append(string)
      rest = rest.drop { $0 == " " }
      guard rest.isEmpty || rest.first == "," else { return nil }
      rest = rest.dropFirst()
    }
  }

  private static func next(in rest: inout Substring) -> String? {
    guard let quote = rest.first, "\"'".contains(quote) else {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return digits.isEmpty ? nil : String(digits)
    }
    let text = rest.dropFirst().prefix { $0 != quote }
    guard rest.count >= text.count + 2 else { return nil }
    rest = rest.dropFirst(text.count + 2)
    return String(text)
  }
}
