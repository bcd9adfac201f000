import ArgumentParser
import GraphvizExport

/// The formats of `coordgraph diff`.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  /// Sentences.
  case text
  case json
  /// For a comment on a pull request.
  case markdown
  /// One picture of both, as canonical DOT.
  case dot
  case svg
  case png

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Whether it is both graphs as one drawing, for Graphviz.
  var isDrawing: Bool { self == .dot || graphvizFormat != nil }

  /// What Graphviz has to draw for it, if anything.
  var graphvizFormat: GraphvizFormat? {
    switch self {
    case .text, .json, .markdown, .dot: nil
    case .svg: .svg
    case .png: .png
    }
  }

  /// Infers the format from a file's name; ``text`` for standard output.
  ///
  /// - Throws: `ValidationError` when the ending is none of theirs.
  init(endingOf path: String) throws {
    guard path != "-" else {
      self = .text
      return
    }
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    switch ending {
    case "txt": self = .text
    case "md": self = .markdown
    case "gv": self = .dot
    default:
      guard let format = Self(rawValue: ending), format != .text, format != .markdown else {
        throw ValidationError(
          "Can't infer a format from '\(path)'. Use a name ending in .txt, .json, .md, .dot, .svg or .png, "
            + "or pass --format.")
      }
      self = format
    }
  }
}
