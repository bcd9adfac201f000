import ArgumentParser
import GraphvizExport

/// The formats of `coordgraph render`.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  /// Canonical DOT, the same bytes on every machine.
  case dot
  case svg
  case png
  case pdf
  /// The graph itself.
  case json
  /// All sessions that were read, to be read again like a trace.
  case reading
  /// A flowchart or a sequence diagram, for Markdown.
  case mermaid
  /// Words, for terminals and screen readers.
  case outline
  /// cgraph's own writing, positions included.
  case xdot

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Infers the format from a file's name; ``dot`` for standard output.
  ///
  /// - Throws: `ValidationError` when the ending is none of theirs.
  init(endingOf path: String) throws {
    guard path != "-" else {
      self = .dot
      return
    }
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").dropFirst().last?.lowercased()
    guard let format = ending.flatMap({ Self.byEnding[$0] }) else {
      let endings = Self.allCases.map(\.ending).joined(separator: ", ")
      throw ValidationError(
        "Can't infer a format from '\(path)'. Use a name ending in \(endings), or pass --format.")
    }
    self = format
  }

  private static let byEnding = Dictionary(
    allCases.map { ($0.ending, $0) } + [("gv", .dot)], uniquingKeysWith: { first, _ in first })

  /// What the names of such files end in.
  var ending: String {
    switch self {
    case .mermaid: "mmd"
    case .outline: "txt"
    case .reading: "flow"
    case .dot, .svg, .png, .pdf, .json, .xdot: rawValue
    }
  }

  /// What Graphviz has to draw for it, if anything.
  var graphvizFormat: GraphvizFormat? {
    switch self {
    case .dot, .json, .mermaid, .outline, .reading: nil
    case .svg: .svg
    case .png: .png
    case .pdf: .pdf
    case .xdot: .xdot
    }
  }

  /// Whether a terminal would be garbled by it.
  var isBinary: Bool { self == .png || self == .pdf }
}
