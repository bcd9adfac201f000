/// One way to lay a diagram out, on a ladder from the best picture to the surest.
///
/// Every rung draws everything. Graphviz sometimes fails on one of them, by losing an edge, by
/// crashing, or by taking forever, and succeeds on the next.
public enum GraphvizRung: String, Sendable, Hashable, CaseIterable {
  /// Ranks, clusters and edge labels as `dot` does them best. Slow beyond some hundred nodes.
  case ranked
  /// Edge labels are put beside the finished drawing: a hundred times faster, and less tidy.
  case externalLabels
  /// Straight edges, and little patience for crossings.
  case straightEdges
  /// No ranks: nodes push each other apart (`fdp`; `sfdp` where there are no clusters).
  case forceDirected
  /// No ranks: clusters are boxes packed side by side (`osage`). Fast at any size.
  case packed

  /// What to try for a diagram of so many nodes, in this order.
  static func ladder(forNodes count: Int) -> [Self] {
    let first: Self =
      switch count {
      case ...200: .ranked
      case ...2_000: .externalLabels
      default: .straightEdges
      }
    return Array(allCases.drop { $0 != first })
  }

  /// What the worker is told; `dot` understands the same letters but for the labels.
  func arguments(hasClusters: Bool) -> [String] {
    switch self {
    case .ranked: ["-Kdot", "-Gnewrank=true"]
    case .externalLabels: ["-Kdot", "-Gnewrank=false", "--external-labels"]
    case .straightEdges:
      [
        "-Kdot", "-Gnewrank=true", "-Gsplines=line", "-Gremincross=false", "-Gmclimit=.1",
        "-Gnslimit=.5", "-Gnslimit1=.5",
      ]
    case .forceDirected: [hasClusters ? "-Kfdp" : "-Ksfdp", "-Goverlap=prism"]
    case .packed: ["-Kosage"]
    }
  }
}

extension GraphvizRung: CustomStringConvertible {
  /// For sentences: "external labels".
  public var description: String {
    switch self {
    case .ranked: "ranked"
    case .externalLabels: "external labels"
    case .straightEdges: "straight edges"
    case .forceDirected: "force directed"
    case .packed: "packed"
    }
  }
}
