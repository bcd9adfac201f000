extension Diagram {
  /// A group of nodes and other clusters: a coordinator with what it shows and owns.
  public struct Cluster: Sendable, Hashable {
    /// The identifier of a cluster, as the nodes and clusters in it have it.
    public typealias ID = String

    /// What a cluster stands for; themes look it up.
    public enum Role: String, Sendable, Hashable, CaseIterable {
      /// A coordinator with something inside.
      case coordinator
      /// Samples of what is drawn, each with its meaning.
      case legend
      /// The meaning of the sample in it, which is its name.
      case caption
    }

    /// Unique among nodes and clusters.
    public var id: ID
    /// The short name.
    public var name: String
    /// What it stands for.
    public var role: Role
    /// What a comparison's old graph calls it, where that is different.
    public var formerName: String?
    /// The full name, for hovering.
    public var fullName: String?
    /// The class, for links to its source.
    public var typeName: String?
    /// The cluster that it is in.
    public var parent: ID?
    /// What was found about it, sorted.
    public var marks: [Mark]
    /// Whether it stands out.
    public var isHighlighted: Bool
    /// Which graph of a comparison has it, where only one does.
    public var change: Change?

    public init(
      id: ID, name: String, role: Role = .coordinator, formerName: String? = nil,
      fullName: String? = nil, typeName: String? = nil, parent: ID? = nil, marks: [Mark] = [],
      isHighlighted: Bool = false,
      change: Change? = nil
    ) {
      self.id = id
      self.name = name
      self.role = role
      self.formerName = formerName
      self.fullName = fullName
      self.typeName = typeName
      self.parent = parent
      self.marks = marks
      self.isHighlighted = isHighlighted
      self.change = change
    }
  }
}
