public import FlowGraph
public import FlowTrace

extension Diagram {
  /// Draws up a view of a graph.
  ///
  ///     let graph = FlowGraph(
  ///       app: "Shop", screens: [.init(type: "Shop.CartViewController")])
  ///     let (diagram, warnings) = Diagram.make(from: graph, view: .flow)
  ///     print(diagram.title, diagram.nodes.map(\.label), warnings)
  ///
  ///     Shop: screens ["Cart"] []
  ///
  /// Equal graphs make equal diagrams. In every label, control characters and noncharacters
  /// become U+FFFD, and a label over 4,096 bytes ends in an ellipsis.
  ///
  /// - Returns: The diagram, and a warning for each label that had to be cut.
  /// - Complexity: O(*n* log *n*) in the graph's size, times the number of presented sheets that
  ///   are swiped away from a screen further inside.
  public static func make(
    from graph: FlowGraph, view: DiagramView = .map, options: DiagramOptions = .init()
  ) -> (diagram: Diagram, warnings: [Diagnostic]) {
    var maker = DiagramMaker(graph: graph, view: view, options: options)
    switch view {
    case .map: maker.addMap()
    case .hierarchy: maker.addHierarchy()
    case .flow: maker.addFlow()
    }
    return maker.finish()
  }
}
