/// One way to lay a diagram out, on a ladder from the best picture to the surest.
///
/// Every rung draws everything. Graphviz sometimes fails on one of them, by losing an edge, by
/// crashing, or by taking forever, and succeeds on the next.
public enum GraphvizRung: String, Sendable, Hashable, CaseIterable, Codable {
  /// Ranks, clusters and edge labels as `dot` does them best. Slow beyond some hundred nodes.
  case ranked
  /// Edge labels are put beside the finished drawing: much faster, and less tidy.
  case externalLabels
  /// The same with straight edges, and little patience for crossings.
  case straightEdges
  /// No ranks: clusters are boxes packed side by side (`osage`), with arrows across them. Fast at
  /// any size. (`sfdp` would silently draw no clusters; `fdp` is less legible, and spreads a
  /// thousand nodes over a picture of ten metres.)
  case packed

  /// What to try for a diagram of so many nodes and edges, in this order.
  ///
  /// App-like graphs of 200 nodes take `ranked` 0.1 s, and up to 20 s when edges cross a lot; what
  /// is too large for a rung would only use up its time. With six screens to a coordinator, 1,000
  /// take `straightEdges` 1.4 s and 84 MB, and 3,000 more than half a minute; these take `packed`
  /// 0.8 s and 60 MB, and 10,000 6 s and 200 MB. Where an overview leaves 100 boxes with 540 arrows
  /// between them, `ranked` takes 9 s, and with 200 and 920 `externalLabels` 15 s.
  static func ladder(forNodes nodes: Int, edges: Int) -> [Self] {
    allCases.filter { rung in
      let (mostNodes, mostEdges) = rung.limits
      return nodes <= mostNodes && edges <= mostEdges
    }
  }

  /// Beyond how many nodes or edges it is not worth trying.
  private var limits: (nodes: Int, edges: Int) {
    switch self {
    case .ranked: (200, 400)
    case .externalLabels: (500, 800)
    case .straightEdges: (1500, 2500)
    case .packed: (.max, .max)
    }
  }

  /// What the worker is told; `dot` understands the same letters but for the labels.
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
  /// Such a label may lie on a box, so boxes are drawn first, lest one hides it.
  private static let outsideLabels = ["--external-labels", "-Goutputorder=nodesfirst"]
}

extension GraphvizRung: CustomStringConvertible {
  /// For sentences: "external labels".
  public var description: String {
    switch self {
    case .ranked: "ranked"
    case .externalLabels: "external labels"
    case .straightEdges: "straight edges"
    case .packed: "packed"
    }
  }
}
