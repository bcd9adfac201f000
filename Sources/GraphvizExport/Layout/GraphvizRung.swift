/// A way to lay out a diagram, on a ladder from the best drawing to the most reliable one.
///
/// Every rung draws everything. Where Graphviz fails on one, by losing an edge, crashing or taking
/// too long, the next is tried.
public enum GraphvizRung: String, Sendable, Hashable, CaseIterable, Codable {
  /// Ranks, clusters and edge labels laid out by `dot`. Slow beyond a few hundred nodes.
  case ranked
  /// Edge labels are placed after the layout: much faster, and less tidy.
  case externalLabels
  /// Edge labels are placed after the layout, edges are straight, and few crossings are avoided.
  case straightEdges
  /// Clusters are packed side by side by `osage`, with edges across them. Fast at any size. (`sfdp`
  /// silently draws no clusters; `fdp` is less legible, and spreads a thousand nodes over ten metres.)
  case packed

  /// Returns the rungs to try for a diagram of a size, in order.
  ///
  /// A rung that the diagram is too large for would only use up time. App-like graphs of 200 nodes
  /// take `ranked` 0.1 s, and up to 20 s where many edges cross. With six screens a coordinator,
  /// 1,000 nodes take `straightEdges` 1.4 s and 84 MB, and 3,000 more than half a minute; those take
  /// `packed` 0.8 s and 60 MB, and 10,000 nodes 6 s and 200 MB. Overviews of 100 nodes with 540 edges
  /// take `ranked` 9 s, and of 200 with 920 `externalLabels` 15 s.
  static func ladder(forNodes nodes: Int, edges: Int) -> [Self] {
    allCases.filter { rung in
      let (mostNodes, mostEdges) = rung.limits
      return nodes <= mostNodes && edges <= mostEdges
    }
  }

  /// The most nodes and edges for which the rung is tried.
  private var limits: (nodes: Int, edges: Int) {
    switch self {
    case .ranked: (200, 400)
    case .externalLabels: (500, 800)
    case .straightEdges: (1500, 2500)
    case .packed: (.max, .max)
    }
  }

  /// The worker's arguments: those of `dot`, and one for labels.
  var arguments: [String] {
    switch self {
    case .ranked: ["-Kdot", "-Gnewrank=true"]
    case .externalLabels: ["-Kdot", "-Gnewrank=false"] + Self.outsideLabels
    case .straightEdges:
      [
        "-Kdot", "-Gnewrank=true", "-Gsplines=line", "-Gremincross=false", "-Gmclimit=.1",
        "-Gnslimit=.1", "-Gnslimit1=.1",
      ] + Self.outsideLabels
    case .packed: ["-Kosage", "-Gpack=50", "-Goutputorder=nodesfirst"]
    }
  }
}

extension GraphvizRung {
  /// Such a label may be over a node, so nodes are drawn first.
  private static let outsideLabels = ["--external-labels", "-Goutputorder=nodesfirst"]
}

extension GraphvizRung: CustomStringConvertible {
  /// The name in sentences: "external labels".
  public var description: String {
    switch self {
    case .ranked: "ranked"
    case .externalLabels: "external labels"
    case .straightEdges: "straight edges"
    case .packed: "packed"
    }
  }
}
