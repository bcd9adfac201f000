import ArgumentParser
import FlowDiagram

/// What `coordgraph render` can show: the views of a graph, and one session as it happened.
enum RenderedView: String, CaseIterable, ExpressibleByArgument {
  case map, hierarchy, flow, sequence

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The view of a graph; nil for a sequence, which is none.
  var diagramView: DiagramView? { DiagramView(rawValue: rawValue) }
}
