/// How the parts of a diagram look.
///
/// A theme has no influence on the layout but for the room that it gives.
public struct DiagramTheme: Sendable, Hashable {
  /// The look of the whole drawing.
  public var graph: Look
  /// The look of every node.
  public var node: Look
  /// The look of every edge.
  public var edge: Look
  /// The look of every cluster.
  public var cluster: Look
  /// The fills of clusters, from the outermost inward; the last one serves all deeper ones.
  public var clusterFills: [Color]
  /// What is different for a legend.
  public var legend: Look
  /// What is different for nodes of a role.
  public var nodes: [Diagram.Node.Role: Look]
  /// What is different for edges of a role.
  public var edges: [Diagram.Edge.Role: Look]
  /// What is different for whatever stands out.
  public var highlighted: Emphasis
  /// What is different for whatever has a mark.
  public var marked: Emphasis
  /// What is different for whatever only one graph of a comparison has.
  public var changed: [Diagram.Change: Emphasis]

  public init(
    graph: Look = .init(), node: Look = .init(), edge: Look = .init(),
    cluster: Look = .init(), clusterFills: [Color] = [], legend: Look = .init(),
    nodes: [Diagram.Node.Role: Look] = [:], edges: [Diagram.Edge.Role: Look] = [:],
    highlighted: Emphasis = .init(), marked: Emphasis = .init(),
    changed: [Diagram.Change: Emphasis] = [:]
  ) {
    self.graph = graph
    self.node = node
    self.edge = edge
    self.cluster = cluster
    self.clusterFills = clusterFills
    self.legend = legend
    self.nodes = nodes
    self.edges = edges
    self.highlighted = highlighted
    self.marked = marked
    self.changed = changed
  }

  /// What is different for nodes, clusters and edges of which something is to be shown.
  public struct Emphasis: Sendable, Hashable {
    /// What is different for nodes.
    public var node: Look
    /// What is different for clusters.
    public var cluster: Look
    /// What is different for edges.
    public var edge: Look

    public init(node: Look = .init(), cluster: Look = .init(), edge: Look = .init()) {
      self.node = node
      self.cluster = cluster
      self.edge = edge
    }
  }
}
