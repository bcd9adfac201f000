import ArgumentParser
import GraphvizExport

/// What `coordgraph render` can write.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  /// Canonical DOT, the same bytes on every machine.
  case dot
  case svg
  case png
  case pdf
  /// The graph itself.
  case json
  /// cgraph's own writing, positions included.
  case xdot

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The format that a file's ending asks for: ``dot`` for standard output.
  ///
  /// - Throws: `ValidationError` when the ending is none of theirs.
  init(endingOf path: String) throws {
    guard path != "-" else {
      self = .dot
      return
    }
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").dropFirst().last?.lowercased()
    guard let format = ending.flatMap({ $0 == "gv" ? .dot : Self(rawValue: $0) }) else {
      throw ValidationError(
        "The name \(path) does not say what to write; give it one of the endings \(Self.list), "
          + "or name the format with --format.")
    }
    self = format
  }

  /// What Graphviz has to draw for it, if anything.
  var graphvizFormat: GraphvizFormat? {
    switch self {
    case .dot, .json: nil
    case .svg: .svg
    case .png: .png
    case .pdf: .pdf
    case .xdot: .xdot
    }
  }

  /// Whether a terminal would be garbled by it.
  var isBinary: Bool { self == .png || self == .pdf }
}
