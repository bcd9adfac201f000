public import FlowGraph
public import FlowTrace

/// A diagram of a graph, and what was lost in making it.
public struct MadeDiagram: Sendable, Hashable {
  /// The diagram, for any format.
  public var diagram: Diagram
  /// A warning for each label that the formats will cut, since it is over 4,096 bytes long.
  public var warnings: [Diagnostic]
}

extension Diagram {
  /// Makes the diagram of a view of a graph.
  ///
  ///     let graph = FlowGraph(
  ///       app: "Shop", screens: [.init(type: "Shop.CartViewController")])
  ///     let made = Diagram.make(from: graph, view: .flow)
  ///     print(made.diagram.title, made.diagram.nodes.map(\.name), made.warnings)
  ///
  ///     Shop: screens ["Cart"] []
  ///
  /// Equal graphs make equal diagrams.
  ///
  /// - Parameters:
  ///   - graph: The coordinators, screens and transitions.
  ///   - view: The question that the diagram answers.
  ///   - options: What it shows beyond what its view must.
  /// - Returns: The diagram, and warnings about labels that are too long.
  /// - Complexity: O(*n* log *n*) in the graph's size, times the number of presented sheets that
  ///   are swiped away from a screen further inside.
  public static func make(
    from graph: FlowGraph, view: DiagramView = .map, options: DiagramOptions = .init()
  ) -> MadeDiagram {
    var options = options
    let graph = graph.withoutPlaceholders(options).gatheringAlerts(&options)
    var maker = DiagramMaker(graph: graph, view: view, options: options)
    switch view {
    case .map: maker.addMap()
    case .hierarchy: maker.addHierarchy()
    case .flow: maker.addFlow()
    }
    let diagram = maker.finish()
    return MadeDiagram(
      diagram: diagram, warnings: Labels(of: diagram).warnings(for: diagram))
  }
}
