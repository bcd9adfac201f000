import FlowDiagram

/// A way to lay out a diagram, on a ladder from the best drawing to the most reliable one.
///
/// Every rung draws everything. Where Graphviz fails on one, by losing an edge, crashing or taking
/// too long, the next is tried.
public enum GraphvizRung: String, Sendable, Hashable, CaseIterable, Codable {
  /// All nodes in ranks across clusters, by `dot`. Slow where many edges cross.
  case ranked
  /// Each cluster in ranks of its own, by `dot`, with straight edges; few crossings are avoided.
  case straightEdges
  /// Clusters are packed side by side by `osage`, with edges across them. Fast at any size. (`sfdp`
  /// silently draws no clusters; `fdp` is less legible, and spreads a thousand nodes over ten metres.)
  case packed
  /// Everything is where the DOT puts it, as in a tree or a sequence. It stands on no ladder.
  case placed

  /// The rungs of the ladder, in order.
  package static let ladder: [Self] = [.ranked, .straightEdges, .packed]

  /// Returns the rungs to try for a diagram, in order.
  static func ladder(for diagram: Diagram) -> [Self] {
    diagram.arrangement == .ranked
      ? ladder(forNodes: diagram.nodes.count, edges: diagram.edges.count) : [.placed]
  }

  /// Returns the rungs to try for a diagram of a size, in order.
  ///
  /// A rung that the diagram is too large for would only use up time. What counts is how many more
  /// edges than nodes there are: a tree of 1,000 screens takes `ranked` 0.2 s, 1,000 screens with 200
  /// more edges 0.4 s, 200 with 400 more 6 s, and 500 with 500 more 12 s. Those take `straightEdges` 0.1 s
  /// down the page and 1 s across, and `packed` less than 0.1 s. 3,000 screens take `ranked` 1.4 s as a
  /// tree and `straightEdges` more than 12 s with 900 more edges; `packed` takes 0.3 s for both.
  static func ladder(forNodes nodes: Int, edges: Int) -> [Self] {
    ladder.filter { rung in
      let (mostNodes, mostCrossEdges) = rung.limits
      return nodes <= mostNodes && edges - nodes <= mostCrossEdges
    }
  }

  /// The most nodes, and the most edges beyond one for each node, for which the rung is tried.
  private var limits: (nodes: Int, crossEdges: Int) {
    switch self {
    case .ranked: (1500, 200)
    case .straightEdges: (1500, 600)
    case .packed, .placed: (.max, .max)
    }
  }

  /// The worker's arguments, which are those of `dot`.
  var arguments: [String] {
    switch self {
    case .ranked: ["-Kdot", "-Gnewrank=true"]
    case .straightEdges:
      ["-Kdot", "-Gsplines=line", "-Gremincross=false", "-Gmclimit=.1", "-Gnslimit=.5"]
    case .packed: ["-Kosage", "-Gpack=50", "-Goutputorder=edgesfirst"]
    case .placed: ["-Knop2"]
    }
  }
}

extension GraphvizRung: CustomStringConvertible {
  /// The name in sentences: "straight edges".
  public var description: String {
    switch self {
    case .ranked: "ranked"
    case .straightEdges: "straight edges"
    case .packed: "packed"
    case .placed: "placed"
    }
  }
}
