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
  /// The modules to import in place of others.
  public var imports: [String: String] = [:]

  public init() {}

  /// Reads the lines of a configuration: strings, lists of strings, and a table `[imports]`.
  ///
  /// - Throws: ``PortError`` that names the line.
  public init(_ text: String) throws {
    var table = ""
    for (number, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = raw.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty else { continue }
      func failure(_ problem: String) -> PortError {
        PortError("\(Self.fileName):\(number + 1): \(problem).")
      }
      if line.hasPrefix("["), line.hasSuffix("]"), !line.contains("=") {
        table = String(line.dropFirst().dropLast())
        guard table == "imports" else { throw failure("unknown table [\(table)]") }
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
      case ("", "target", let name?): target = name
      case ("", "coordinator", let name?): coordinator = name
      case ("", "package", let name?): package = name
      case ("", "exclude", nil): exclude = strings
      case ("", "stand-ins", nil): standIns = strings
      default:
        throw failure(
          "unknown key '\(key)'. The keys are coordinator, exclude, package, stand-ins and target")
      }
    }
  }

  private static func strings(_ value: String) -> [String]? {
    var inner = Substring(value)
    if value.hasPrefix("[") {
      guard value.hasSuffix("]") else { return nil }
      inner = inner.dropFirst().dropLast()
    }
    var found: [String] = []
    for part in inner.split(separator: ",") {
      let text = part.trimmingCharacters(in: .whitespaces)
      guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else {
        if text.isEmpty { continue }
        return nil
      }
      found.append(String(text.dropFirst().dropLast()))
    }
    return found
  }
}
