import FlowDiagram
import GraphvizExport

/// What `coordgraph render` can write.
struct RenderFormat: FormatChoice {
  /// What makes the file.
  enum Content: Sendable {
    /// Canonical DOT with its legend, checked by cgraph.
    case drawing
    /// Graphviz, from that DOT.
    case picture(GraphvizFormat)
    /// The graph itself.
    case graph
    /// All sessions, in a file that is read like a trace.
    case reading
    /// A page with the pictures of all views.
    case page
    /// A text of a diagram; of a session, too, where the format is a `SequenceFormat`.
    case text(any DiagramFormat)
  }

  let name: String
  let fileExtensions: [String]
  let content: Content

  static let dot = Self(name: "dot", fileExtensions: ["dot", "gv"], content: .drawing)
  static let svg = Self(.svg)
  static let png = Self(.png)
  static let pdf = Self(.pdf)
  static let html = Self(name: "html", fileExtensions: ["html"], content: .page)
  static let json = Self(name: "json", fileExtensions: ["json"], content: .graph)
  static let reading = Self(name: "reading", fileExtensions: ["flow"], content: .reading)
  static let mermaid = Self(.mermaid)
  static let outline = Self(.outline)
  static let xdot = Self(.xdot)

  /// In the order in which help lists them.
  static let allCases = [dot, svg, png, pdf, html, json, reading, mermaid, outline, xdot]

  private init(name: String, fileExtensions: [String], content: Content) {
    self.name = name
    self.fileExtensions = fileExtensions
    self.content = content
  }

  private init(_ format: GraphvizFormat) {
    self.init(
      name: format.rawValue, fileExtensions: [format.rawValue], content: .picture(format))
  }

  private init(_ format: some DiagramFormat) {
    self.init(
      name: format.name, fileExtensions: [format.fileExtension], content: .text(format))
  }

  /// The extension of the files that `{format}` names.
  var fileExtension: String { fileExtensions[0] }

  /// What Graphviz has to draw, if anything.
  var picture: GraphvizFormat? {
    switch content {
    case .picture(let format): format
    case .page: .svg
    case .drawing, .graph, .reading, .text: nil
    }
  }

  /// Whether it is a page.
  var isPage: Bool { if case .page = content { true } else { false } }

  /// What writes a session as text, if the format does.
  var sequence: (any SequenceFormat)? {
    if case .text(let format) = content { format as? any SequenceFormat } else { nil }
  }

  /// Whether it can show a session: as text or as a picture.
  var showsSequence: Bool {
    switch content {
    case .drawing, .picture, .text: true
    case .graph, .reading, .page: false
    }
  }

  /// Whether a terminal cannot show it.
  var isBinary: Bool { picture == .png || picture == .pdf }
}
