extension Diagram {
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
    /// How often it was taken, when that is to be drawn: the more often, the thicker the line.
    public var count: Int?
    /// What it caused, sorted; the label says so, too.
    public var marks: [Mark]
    /// Whether only one side of a comparison has it; the label says so, too.
    public var change: Change?

    public init(
      id: String, tail: String, head: String, tailCluster: Cluster.ID? = nil,
      headCluster: Cluster.ID? = nil, label: String = "", role: Role, count: Int? = nil,
      marks: [Mark] = [], change: Change? = nil
    ) {
      self.id = id
      self.tail = tail
      self.head = head
      self.tailCluster = tailCluster
      self.headCluster = headCluster
      self.label = label
      self.role = role
      self.count = count
      self.marks = marks
      self.change = change
    }
  }
}
