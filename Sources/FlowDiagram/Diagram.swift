/// What is drawn: boxes, groups of boxes and arrows, with words on them, and no drawing yet.
///
/// Every format is written from this one value, so all of them tell the same facts. Identifiers
/// are unique over nodes and clusters together and stay the same while the app's names do.
public struct Diagram: Sendable, Hashable {
  /// Which way the arrows mostly lead.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case topToBottom = "TB"
    case leftToRight = "LR"
  }

  /// One line: what this is a diagram of, for titles.
  public var title: String
  public var direction: Direction
  public var clusters: [Cluster]
  public var nodes: [Node]
  public var edges: [Edge]

  public init(
    title: String, direction: Direction, clusters: [Cluster] = [], nodes: [Node] = [],
    edges: [Edge] = []
  ) {
    self.title = title
    self.direction = direction
    self.clusters = clusters
    self.nodes = nodes
    self.edges = edges
  }
}
