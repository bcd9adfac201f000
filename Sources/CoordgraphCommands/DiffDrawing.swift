import ArgumentParser
import CommandSupport
import FlowChanges
import FlowDiagram
import FlowGraph

/// The options for drawing two graphs as one.
struct DiffDrawing: ParsableArguments {
  @Option(help: "The view: \(DiagramView.list).")
  var view = DiagramView.map

  @Flag(help: "Draw only the changes and the nodes beside them.")
  var onlyChanges = false

  @Flag(inversion: .prefixedNo, help: "Add a legend.")
  var legend = true

  @Option(help: "The theme: default, mono (for print), or a theme file.")
  var theme = ThemeArgument.default

  /// - Throws: `ValidationError` for an option without effect in the format.
  func expect(_ format: DiffFormat) throws {
    let isText = format == .text || format == .json
    let options: [(name: String, isLost: Bool)] = [
      ("--view", isText && view != .map), ("--only-changes", onlyChanges && !format.isDrawing),
      ("--no-legend", !legend && !format.isDrawing),
      ("--theme", theme != .default && !format.isDrawing),
    ]
    guard let lost = options.first(where: \.isLost) else { return }
    throw ValidationError(
      "\(lost.name) needs --format svg, png or dot, not \(format.rawValue).")
  }

  /// Returns both graphs as one diagram, with what is new and what is gone marked.
  func diagram(of diff: FlowDiff) -> Diagram {
    let diagram = plain(diff, onlyChanges ? diff.changedPart : diff.union)
    return legend ? diagram.addingLegend() : diagram
  }

  /// What is different as a Mermaid flowchart; nil where it is more than Mermaid draws.
  func mermaid(of diff: FlowDiff) -> String? {
    guard !diff.changedPart.screens.isEmpty || !diff.changedPart.coordinators.isEmpty else {
      return nil
    }
    return try? plain(diff, diff.changedPart).mermaid()
  }

  private func plain(_ diff: FlowDiff, _ graph: FlowGraph) -> Diagram {
    let options = DiagramOptions(changes: DiagramChanges(diff))
    var made = Diagram.make(from: graph, view: view, options: options)
    made.diagram.title = diff.title
    for warning in made.warnings { StandardError.write("\(warning)") }
    return made.diagram
  }
}

extension DiagramView: ExpressibleByArgument {
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
