import ArgumentParser
import CommandSupport
import FlowDiagram
import FlowGraph
import FlowReading
import FlowVerdicts
import GraphvizExport

/// Makes diagrams of graphs according to the arguments of a command.
///
/// Warnings are written to standard error by default.
struct DiagramWriter: Sendable {
  var arguments: DiagramArguments
  var thumbnails = Thumbnails.none

  /// The diagram without its legend.
  func diagram(
    of found: GraphReader.Found, view: DiagramView,
    report: (String) -> Void = StandardError.write
  ) throws -> Diagram {
    let part = try arguments.narrowed(found.graph)
    let overview = arguments.overview.map { part.overview(nodes: $0) }
    var options = try arguments.options(of: found.graph, overview: overview)
    options.firstUses = found.reading.firstUses
    if arguments.weights, found.isTable {
      options.uses = DiagramUses()
    } else if arguments.weights, found.reading.parts.contains(.tallies) {
      options.uses = DiagramUses(found.reading)
    }
    options.whole = arguments.isWhole ? nil : found.graph
    if arguments.verdicts {
      options.marks =
        arguments.isWhole
        ? DiagramMarks(found.verdicts) : DiagramMarks(found.verdicts, of: found.graph)
    }
    var made = Diagram.make(from: part, view: view, options: options)
    thumbnails.add(to: &made.diagram)
    for warning in made.warnings { report("\(warning)") }
    if let note = arguments.note(on: overview, of: part) { report(note) }
    return made.diagram
  }

  /// The diagram without its legend, in a text format.
  func text(
    of found: GraphReader.Found, view: DiagramView, as format: any DiagramFormat,
    report: (String) -> Void = StandardError.write
  ) throws -> String {
    try format.text(of: diagram(of: found, view: view, report: report))
  }

  /// The diagram with its legend, as canonical DOT too.
  func drawing(
    of found: GraphReader.Found, view: DiagramView,
    report: (String) -> Void = StandardError.write
  ) throws -> DiagramDrawing {
    try drawing(of: diagram(of: found, view: view, report: report))
  }

  /// A diagram with its legend, as canonical DOT too.
  func drawing(of plain: Diagram) throws -> DiagramDrawing {
    let diagram = arguments.legend ? plain.addingLegend() : plain
    return DiagramDrawing(diagram: diagram, dot: diagram.dot(theme: try arguments.theme.theme()))
  }

  /// The graph itself.
  func json(of found: GraphReader.Found) throws -> String {
    let graph = found.graph.withStoredNames(keepingTitles: arguments.instances)
    let part = try arguments.narrowed(graph)
    _ = try arguments.options(of: graph)
    return part.json
  }

  /// Returns all sessions, as a file that is read like a trace.
  ///
  /// - Throws: `ValidationError` for a stored graph, and for a part.
  func reading(of found: GraphReader.Found) throws -> String {
    guard found.isTraced else {
      throw ValidationError(
        "--format reading needs traces or stored readings; a stored graph has no sessions."
      )
    }
    guard arguments.only.isEmpty, arguments.focus.isEmpty else {
      throw ValidationError("--only and --focus have no effect with --format reading.")
    }
    return String(decoding: found.reading.stored, as: UTF8.self)
  }
}

extension DiagramUses {
  /// What counts over sessions have for cards and coordinators.
  init(_ reading: FlowReading) {
    let tallies = reading.tallies
    let exits = reading.parts.contains(.verdicts) ? reading.verdicts.exits : nil
    self.init(
      sessions: tallies.sessions,
      screens: tallies.screens.mapValues { screen in
        Diagram.Use(
          sessions: screen.sessions, allSessions: tallies.sessions, dropOffs: screen.dropOffs,
          // The median is at most this long, and longer than half of it.
          dwell: screen.dwell.median.map { $0 / 4 * 3 })
      },
      retained: exits?.retainedShares ?? [:])
  }
}

/// A diagram and its DOT.
struct DiagramDrawing: Sendable {
  var diagram: Diagram
  var dot: String

  /// Draws it.
  ///
  /// - Throws: `GraphvizError`.
  func rendering(
    as format: GraphvizFormat, _ pictures: PictureArguments, on renderer: GraphvizRenderer
  ) async throws(GraphvizError) -> GraphvizRendering {
    try await renderer.render(
      diagram, dot: dot, as: format, scale: Double(pictures.scale), links: pictures.links)
  }

  /// Draws it; warnings go to standard error.
  ///
  /// - Throws: `GraphvizError`.
  func picture(
    as format: GraphvizFormat, _ pictures: PictureArguments
  ) async throws(GraphvizError) -> [UInt8] {
    let rendering = try await rendering(as: format, pictures, on: pictures.renderer())
    for warning in rendering.warnings { StandardError.write("warning: \(warning)") }
    return rendering.bytes
  }
}
