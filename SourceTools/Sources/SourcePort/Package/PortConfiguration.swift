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

  private static let keys = [
    "coordinator", "exclude", "package", "root", "stand-ins", "target",
  ]

  public init() {}

  /// Reads the lines of a configuration: strings, lists of strings, and the tables `[imports]` and
  /// `[launches]`.
  ///
  /// - Throws: ``PortError`` that names the line.
  public init(_ text: String) throws {
    var table = ""
    for (number, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = Self.withoutComment(raw).trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty else { continue }
      func failure(_ problem: String) -> PortError {
        PortError("\(Self.fileName):\(number + 1): \(problem).")
      }
      if line.hasPrefix("["), line.hasSuffix("]"), !line.contains("=") {
        table = String(line.dropFirst().dropLast())
        guard ["imports", "launches"].contains(table) else {
          throw failure("unknown table [\(table)]. The tables are [imports] and [launches]")
        }
        continue
      }
      let parts = line.split(separator: "=", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { throw failure("expected 'key = value'") }
      let (key, value) = (parts[0].trimmingCharacters(in: ["\""]), parts[1])
      guard let strings = Self.strings(value) else {
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
      case ("", "root", let code?): root = code
      case ("", "target", let name?): target = name
      case ("", "coordinator", let name?): coordinator = name
      case ("", "package", let name?): package = name
      case ("", "exclude", nil): exclude = strings
      case ("", "stand-ins", nil): standIns = strings
      default:
        throw failure(
          Self.keys.contains(key)
            ? "'\(key)' has to be \(["exclude", "stand-ins"].contains(key) ? "a list of strings" : "one string")"
            : "unknown key '\(key)'. The keys are \(Self.keys.joined(separator: ", "))")
      }
    }
  }

  /// The part of a line in front of a `#` outside of strings.
  private static func withoutComment(_ line: Substring) -> Substring {
    var isInString = false
    return line.prefix { character in
      if character == "\"" { isInString.toggle() }
      return character != "#" || isInString
    }
  }

  private static func strings(_ value: String) -> [String]? {
    guard value.hasPrefix("[") else { return string(value).map { [$0] } }
    guard value.hasSuffix("]") else { return nil }
    var found: [String] = []
    for part in value.dropFirst().dropLast().split(separator: ",") {
      let text = part.trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty else { continue }
      guard let string = string(text) else { return nil }
      found.append(string)
    }
    return found
  }

  private static func string(_ text: String) -> String? {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.contains("\"") ? nil : String(inner)
  }
}
