import FlowChanges
import GraphvizExport

/// What `coordgraph diff` can write.
struct DiffFormat: FormatChoice {
  /// What makes the file.
  enum Content: Sendable {
    /// A text about the differences; the options are those of the drawings in it, and the paths are
    /// those of the two files.
    case text(@Sendable (FlowDiff, DiffDrawing, [String]) -> String)
    /// Both graphs as one drawing, in canonical DOT.
    case drawing
    /// Graphviz, from that DOT.
    case picture(GraphvizFormat)
    /// A page with both graphs as one drawing, the changes, and the sessions of both.
    case page
  }

  let name: String
  let fileExtensions: [String]
  let content: Content

  /// Sentences.
  static let text = Self("text", ["txt"], .text { diff, _, _ in diff.text })
  static let json = Self("json", ["json"], .text { diff, _, _ in diff.json })
  /// For a comment on a pull request.
  static let markdown = Self(
    "markdown", ["md"],
    .text { diff, drawing, files in diff.markdown(drawing: drawing.mermaid(of: diff, in: files)) })
  static let dot = Self("dot", ["dot", "gv"], .drawing)
  static let svg = Self("svg", ["svg"], .picture(.svg))
  static let png = Self("png", ["png"], .picture(.png))
  static let html = Self("html", ["html"], .page)

  /// In the order in which help lists them.
  static let allCases = [text, json, markdown, dot, svg, png, html]

  private init(_ name: String, _ fileExtensions: [String], _ content: Content) {
    self.name = name
    self.fileExtensions = fileExtensions
    self.content = content
  }

  /// Whether it is, or contains, both graphs as one drawing.
  var isDrawing: Bool {
    if case .text = content { false } else { true }
  }

  /// Whether it shows what the sessions are.
  var isPage: Bool { if case .page = content { true } else { false } }
}
