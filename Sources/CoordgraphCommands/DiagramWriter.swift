import CommandSupport
import FlowDiagram
import FlowGraph
import GraphvizExport

/// Turns what files hold into diagrams, as the arguments of a command say.
///
/// Warnings go to standard error.
struct DiagramWriter: Sendable {
  var arguments: DiagramArguments

  /// A file's contents.
  ///
  /// - Throws: `UnknownName`, `MermaidError`, `DiagramThemeErrors`, `FileError`, `GraphvizError`.
  func bytes(
    of found: GraphReader.Found, view: DiagramView, as format: OutputFormat,
    pictures: PictureArguments
  ) async throws -> [UInt8] {
    if let picture = format.graphvizFormat {
      return try await drawing(of: found, view: view).picture(as: picture, pictures)
    }
    switch format {
    case .json: return Array(try json(of: found).utf8)
    case .mermaid: return Array(try diagram(of: found, view: view).mermaid().utf8)
    case .outline: return Array(try outline(of: found, view: view).utf8)
    case .dot, .svg, .png, .pdf, .xdot:
      let drawing = try drawing(of: found, view: view)
      try GraphvizJudge.check(drawing.dot, against: drawing.diagram)
      return Array(drawing.dot.utf8)
    }
  }

  /// The diagram without its legend.
  func diagram(
    of found: GraphReader.Found, view: DiagramView, wrapsLabels: Bool = true
  ) throws -> Diagram {
    let part = try arguments.narrowed(found.graph)
    var options = try arguments.options(for: part, of: found.graph)
    options.wrapsLabels = wrapsLabels
    options.marks = arguments.verdicts ? DiagramMarks(found.verdicts) : .init()
    let (diagram, warnings) = Diagram.make(from: part, view: view, options: options)
    for warning in warnings { StandardError.write("\(warning)") }
    return diagram
  }

  /// The diagram in words.
  func outline(of found: GraphReader.Found, view: DiagramView) throws -> String {
    try diagram(of: found, view: view, wrapsLabels: false).outline()
  }

  /// The diagram with its legend, as canonical DOT too.
  func drawing(of found: GraphReader.Found, view: DiagramView) throws -> DiagramDrawing {
    let plain = try diagram(of: found, view: view)
    let diagram = arguments.legend ? plain.addingLegend() : plain
    return DiagramDrawing(diagram: diagram, dot: diagram.dot(theme: try arguments.theme.theme()))
  }

  private func json(of found: GraphReader.Found) throws -> String {
    let part = try arguments.narrowed(found.graph)
    _ = try arguments.options(for: part, of: found.graph)
    return part.json
  }
}
