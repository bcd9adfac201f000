import ArgumentParser
import FlowGraph

/// A format among those that a command offers, chosen by its name or by a file's extension.
///
/// A command's formats are the static members of a struct that holds what a text format
/// (`FlowDiagram.TextFormat`) or a picture's format needs, so that a leading dot finds them:
/// ``RenderFormat``, ``EmbedFormat``, ``CheckFormat``, ``DiffFormat``, ``PathFormat``.
protocol FormatChoice: ExpressibleByArgument, CaseIterable, Hashable, Sendable {
  /// The value of `--format`: `mermaid`.
  var name: String { get }

  /// What the names of its files end in, without the dot, the usual one first; none where a name
  /// never chooses the format.
  var fileExtensions: [String] { get }
}

extension FormatChoice {
  init?(argument: String) {
    guard let format = Self.allCases.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  static var allValueStrings: [String] { allCases.map(\.name) }
  /// Help lists the names without descriptions.
  static var allValueDescriptions: [String: String] { [:] }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  var defaultValueDescription: String { name }

  /// The names of all formats, for help.
  static var list: String { allValueStrings.joined(separator: ", ") }

  static func == (a: Self, b: Self) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns the format that a file's extension stands for.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard output.
  ///   - standardOutput: The format of standard output.
  /// - Throws: `ValidationError` for an extension that is none of the formats'.
  static func inferred(from path: String, standardOutput: Self) throws -> Self {
    guard path != "-" else { return standardOutput }
    guard let format = ending(path) else {
      let endings = allCases.compactMap(\.fileExtensions.first).map { ".\($0)" }
      throw ValidationError(
        "Can't infer a format from '\(path)'. Use a name ending in "
          + "\(endings.joined(separator: ", ")), or pass --format.")
    }
    return format
  }

  /// Returns the format that a file's extension stands for, or nil for any other extension.
  static func ending(_ path: String) -> Self? {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    return allCases.first { $0.fileExtensions.contains(ending) }
  }
}

/// The values of an option that takes several, separated by commas.
struct CommaList<Element: ExpressibleByArgument>: ExpressibleByArgument {
  var elements: [Element]

  init(_ elements: [Element]) {
    self.elements = elements
  }

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    elements = parts.compactMap { Element(argument: String($0)) }
    guard elements.count == parts.count else { return nil }
  }

  /// Reads a list.
  ///
  /// - Throws: `ValidationError` for an element that is none, with the one that was meant.
  init(parsing argument: String) throws {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    elements = try parts.map { part in
      guard let element = Element(argument: String(part)) else {
        let meant = EditDistance.nearest(to: part, in: Element.allValueStrings)
        throw ValidationError(
          meant.map { "Did you mean '\($0)'?" } ?? "There is no '\(part)'.")
      }
      return element
    }
  }

  var defaultValueDescription: String {
    elements.map(\.defaultValueDescription).joined(separator: ",")
  }
}

extension CommaList: CustomStringConvertible {
  var description: String { defaultValueDescription }
}

extension CommaList: Sendable where Element: Sendable {}
