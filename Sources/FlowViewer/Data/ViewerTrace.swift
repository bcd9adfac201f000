public import FlowGraph
import FlowTrace

/// One of several traces that a page was made of, which a filter can show alone.
public struct ViewerTrace: Sendable {
  /// The name that the filter lists.
  public var name: String
  /// The graph of its sessions, with the names of the page's graph.
  public var graph: FlowGraph

  public init(name: String, graph: FlowGraph) {
    self.name = name
    self.graph = graph
  }

  /// The name, and the places of its screens and transitions in the tables.
  func json(_ tables: ViewerTables) -> String {
    let places = [
      graph.screens.compactMap(tables.screen), graph.transitions.compactMap(tables.transition),
    ]
    let lists = places.map { "[\($0.map(String.init).joined(separator: ","))]" }
    return "[\(JSONText.quoted(name)),\(lists.joined(separator: ","))]"
  }
}
