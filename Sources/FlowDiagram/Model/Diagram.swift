/// What is drawn of a flow: nodes, the clusters around them, and the edges between them.
///
/// Names, rows, marks and counts are values; each text format composes its words from them, and
/// makes the app's texts fit to be written. All formats are written from this one value, so they
/// show the same facts.
///
/// Identifiers are unique over nodes and clusters together, and stay the same while the app's names
/// do.
public struct Diagram: Sendable, Hashable {
  /// The direction in which most edges lead.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// Down the page.
    case topToBottom = "TB"
    /// Across the page.
    case leftToRight = "LR"
  }

  /// Where the parts of a diagram stand in a picture.
  public enum Arrangement: Sendable, Hashable {
    /// In ranks along the edges, as Graphviz lays them out.
    case ranked
    /// Children below their parents and to the right.
    case tree
    /// Screens side by side, and what happened from top to bottom.
    case timeline
  }

  /// What the diagram is of, in one line.
  public var title: String
  /// The direction in which most edges lead.
  public var direction: Direction
  /// Where the parts stand in a picture.
  public var arrangement: Arrangement
  /// The coordinators with something inside, in the order in which a reader meets them.
  public var clusters: [Cluster]
  /// The screens and other nodes, in the order in which a reader meets them.
  public var nodes: [Node]
  /// The transitions and links, backs last.
  public var edges: [Edge]
  /// What to explain below a picture.
  public var legend: [LegendItem]

  public init(
    title: String, direction: Direction, arrangement: Arrangement = .ranked,
    clusters: [Cluster] = [], nodes: [Node] = [],
    edges: [Edge] = [], legend: [LegendItem] = []
  ) {
    self.title = title
    self.direction = direction
    self.arrangement = arrangement
    self.clusters = clusters
    self.nodes = nodes
    self.edges = edges
    self.legend = legend
  }
}

extension Diagram {
  /// The number of nodes, clusters, their rows, and edges.
  package var partCount: Int {
    let nodes = nodes.reduce(0) { $0 + 1 + $1.rows.count + $1.actions.count }
    return clusters.reduce(nodes + edges.count) { $0 + 1 + $1.members.count }
  }
}
