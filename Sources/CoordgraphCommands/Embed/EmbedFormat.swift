import FlowDiagram
import GraphvizExport

/// What can stand in a place of a Markdown file: a picture beside the file, or a code block.
struct EmbedFormat: FormatChoice {
  /// The same format as `coordgraph render` writes it.
  let render: RenderFormat

  static let mermaid = Self(render: .mermaid)
  static let svg = Self(render: .svg)
  static let png = Self(render: .png)
  static let outline = Self(render: .outline)
  static let dot = Self(render: .dot)

  /// In the order in which help lists them.
  static let allCases = [mermaid, svg, png, outline, dot]

  var name: String { render.name }
  var fileExtensions: [String] { render.fileExtensions }

  /// What Graphviz has to draw, if anything.
  var picture: GraphvizFormat? { render.picture }

  /// The language of the code block; nil for a picture.
  var fenceLanguage: String? {
    switch render.content {
    case .text(let format): format.fenceLanguage
    case .drawing: DOTFormat.dot.fenceLanguage
    case .graph, .reading: JSONFormat.json.fenceLanguage
    case .picture, .page: nil
    }
  }
}
