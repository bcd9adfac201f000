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

extension Diagram {
  /// A box with a label.
  public struct Node: Sendable, Hashable {
    /// What the box stands for; themes give it its look.
    public enum Role: String, Sendable, Hashable, CaseIterable {
      /// Where the app begins.
      case entry
      case coordinator
      case screen
      /// A screen that contains others: a tab bar controller.
      case container
      /// A point that stands for nothing, so that an arrow has an end: in a legend.
      case anchor
    }

    public var id: String
    public var label: String
    public var role: Role
    /// The full name, for hovering.
    public var tooltip: String?
    /// The cluster it is drawn in.
    public var cluster: Cluster.ID?

    public init(
      id: String, label: String, role: Role, tooltip: String? = nil, cluster: Cluster.ID? = nil
    ) {
      self.id = id
      self.label = label
      self.role = role
      self.tooltip = tooltip
      self.cluster = cluster
    }
  }

  /// A frame around boxes and other frames: a coordinator and what it shows and owns.
  public struct Cluster: Sendable, Hashable {
    public typealias ID = String

    public var id: ID
    public var label: String
    /// The full name, for hovering.
    public var tooltip: String?
    /// The cluster it is drawn in.
    public var parent: ID?

    public init(id: ID, label: String, tooltip: String? = nil, parent: ID? = nil) {
      self.id = id
      self.label = label
      self.tooltip = tooltip
      self.parent = parent
    }
  }

  /// An arrow between two nodes.
  public struct Edge: Sendable, Hashable {
    /// What the arrow stands for; themes give it its line and head.
    public enum Role: String, Sendable, Hashable, CaseIterable {
      case root, push, present, tab, embed, pop, dismiss
      /// A coordinator owns another.
      case link
      /// A coordinator shows a screen.
      case presents
    }

    /// Unique among the edges.
    public var id: String
    /// The node it leaves.
    public var tail: String
    /// The node it points to.
    public var head: String
    /// The frame around the tail that it leaves, when it stands for the frame and not for the box.
    public var tailCluster: Cluster.ID?
    /// The frame around the head that it points to, when it stands for the frame.
    public var headCluster: Cluster.ID?
    public var label: String
    public var role: Role

    public init(
      id: String, tail: String, head: String, tailCluster: Cluster.ID? = nil,
      headCluster: Cluster.ID? = nil, label: String = "", role: Role
    ) {
      self.id = id
      self.tail = tail
      self.head = head
      self.tailCluster = tailCluster
      self.headCluster = headCluster
      self.label = label
      self.role = role
    }
  }
}
