extension Diagram {
  /// A frame around boxes and other frames: a coordinator and what it shows and owns.
  public struct Cluster: Sendable, Hashable {
    public typealias ID = String

    /// What the frame stands for; themes give it its look.
    public enum Role: String, Sendable, Hashable, CaseIterable {
      case coordinator
      /// Holds samples of what is drawn and says what they mean.
      case legend
      /// Its name is what a legend says about the sample in it.
      case caption
    }

    public var id: ID
    public var label: String
    public var role: Role
    /// The full name, for hovering.
    public var tooltip: String?
    /// The cluster it is drawn in.
    public var parent: ID?
    /// What was found about it, sorted; the label says so, too.
    public var marks: [Mark]
    /// Whether it is to stand out.
    public var isHighlighted: Bool
    /// Whether only one side of a comparison has it; the label says so, too.
    public var change: Change?

    public init(
      id: ID, label: String, role: Role = .coordinator, tooltip: String? = nil, parent: ID? = nil,
      marks: [Mark] = [], isHighlighted: Bool = false, change: Change? = nil
    ) {
      self.id = id
      self.label = label
      self.role = role
      self.tooltip = tooltip
      self.parent = parent
      self.marks = marks
      self.isHighlighted = isHighlighted
      self.change = change
    }
  }
}
