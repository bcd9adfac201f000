extension Diagram {
  /// A box with a label.
  public struct Node: Sendable, Hashable {
    /// What the box stands for; themes give it its look.
    public enum Role: String, Sendable, Hashable, CaseIterable {
      /// Where the app begins.
      case entry
      /// A coordinator, with all that is in it where that is not drawn.
      case coordinator
      case screen
      /// A screen that contains others: a tab bar controller.
      case container
      /// A point inside a frame that stands for the frame, where an arrow ends.
      case anchor
      /// Words in a legend.
      case caption
    }

    public var id: String
    public var label: String
    public var role: Role
    /// The full name, for hovering.
    public var tooltip: String?
    /// The cluster it is drawn in.
    public var cluster: Cluster.ID?
    /// What was found about it, sorted; the label says so, too.
    public var marks: [Mark]
    /// Whether it is to stand out.
    public var isHighlighted: Bool
    /// Whether only one side of a comparison has it; the label says so, too.
    public var change: Change?

    public init(
      id: String, label: String, role: Role, tooltip: String? = nil, cluster: Cluster.ID? = nil,
      marks: [Mark] = [], isHighlighted: Bool = false, change: Change? = nil
    ) {
      self.id = id
      self.label = label
      self.role = role
      self.tooltip = tooltip
      self.cluster = cluster
      self.marks = marks
      self.isHighlighted = isHighlighted
      self.change = change
    }
  }
}
