/// How the parts of a diagram look, in Graphviz's attributes.
///
/// A theme says nothing about how to lay out; it may only give things more or less room.
public struct DiagramTheme: Sendable, Hashable {
  public typealias Attributes = [String: String]

  /// Of the whole drawing.
  public var graph: Attributes
  /// Of every box.
  public var node: Attributes
  /// Of every arrow.
  public var edge: Attributes
  /// Of every frame.
  public var cluster: Attributes
  /// The fills of frames, from the outermost inward; the last one serves all deeper ones.
  public var clusterFills: [String]
  /// What is different for some boxes.
  public var nodes: [Diagram.Node.Role: Attributes]
  /// What is different for some arrows.
  public var edges: [Diagram.Edge.Role: Attributes]

  public init(
    graph: Attributes = [:], node: Attributes = [:], edge: Attributes = [:],
    cluster: Attributes = [:], clusterFills: [String] = [],
    nodes: [Diagram.Node.Role: Attributes] = [:], edges: [Diagram.Edge.Role: Attributes] = [:]
  ) {
    self.graph = graph
    self.node = node
    self.edge = edge
    self.cluster = cluster
    self.clusterFills = clusterFills
    self.nodes = nodes
    self.edges = edges
  }
}
