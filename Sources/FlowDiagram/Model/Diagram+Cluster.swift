extension Diagram {
  /// A group of nodes and other clusters: a coordinator with what it shows and owns.
  public struct Cluster: Sendable, Hashable {
    /// The identifier of a cluster, as the nodes and clusters in it have it.
    public typealias ID = String

    /// A coordinator that shows nothing of its own: a line below the name of its owner's cluster.
    public struct Member: Sendable, Hashable {
      /// Unique among nodes, clusters and members.
      public var id: ID
      /// The short name.
      public var name: String
      /// What a comparison's old graph calls it, where that is different.
      public var formerName: String?
      /// What was found about it, sorted.
      public var marks: [Mark]
      /// Which graph of a comparison has it, where only one does.
      public var change: Change?

      public init(
        id: ID, name: String, formerName: String? = nil, marks: [Mark] = [], change: Change? = nil
      ) {
        self.id = id
        self.name = name
        self.formerName = formerName
        self.marks = marks
        self.change = change
      }
    }

    /// Unique among nodes and clusters.
    public var id: ID
    /// The short name.
    public var name: String
    /// The coordinators in it that show nothing of their own.
    public var members: [Member]
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
      id: ID, name: String, members: [Member] = [], formerName: String? = nil,
      fullName: String? = nil, typeName: String? = nil, parent: ID? = nil, marks: [Mark] = [],
      isHighlighted: Bool = false,
      change: Change? = nil
    ) {
      self.id = id
      self.name = name
      self.members = members
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
