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
  /// What is different for a legend's frame.
  public var legend: Attributes
  /// What is different for every box in a legend.
  public var legendNode: Attributes
  /// What is different for some boxes.
  public var nodes: [Diagram.Node.Role: Attributes]
  /// What is different for some arrows.
  public var edges: [Diagram.Edge.Role: Attributes]
  /// What is different for whatever is to stand out.
  public var highlighted: Emphasis
  /// What is different for whatever has a mark.
  public var marked: Emphasis
  /// What is different for whatever only one side of a comparison has.
  public var changed: [Diagram.Change: Emphasis]

  public init(
    graph: Attributes = [:], node: Attributes = [:], edge: Attributes = [:],
    cluster: Attributes = [:], clusterFills: [String] = [], legend: Attributes = [:],
    legendNode: Attributes = [:],
    nodes: [Diagram.Node.Role: Attributes] = [:], edges: [Diagram.Edge.Role: Attributes] = [:],
    highlighted: Emphasis = .init(), marked: Emphasis = .init(),
    changed: [Diagram.Change: Emphasis] = [:]
  ) {
    self.graph = graph
    self.node = node
    self.edge = edge
    self.cluster = cluster
    self.clusterFills = clusterFills
    self.legend = legend
    self.legendNode = legendNode
    self.nodes = nodes
    self.edges = edges
    self.highlighted = highlighted
    self.marked = marked
    self.changed = changed
  }

  /// What is different about a box, a frame and an arrow that have something about them.
  public struct Emphasis: Sendable, Hashable {
    public var node: Attributes
    public var cluster: Attributes
    public var edge: Attributes

    public init(node: Attributes = [:], cluster: Attributes = [:], edge: Attributes = [:]) {
      self.node = node
      self.cluster = cluster
      self.edge = edge
    }
  }
}
