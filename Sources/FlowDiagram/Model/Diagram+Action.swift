extension Diagram {
  /// Something that can be done on a screen, a row of its card: triggers, and where they all lead.
  public struct Action: Sendable, Hashable {
    /// Where an action leads.
    public struct Target: Sendable, Hashable {
      /// What the action does.
      public var role: Edge.Role
      /// The node that it leads to.
      public var node: String
      /// The node's name, for an action without an arrow.
      public var name: String
      /// What the transition caused, sorted.
      public var marks: [Mark]
      /// Which graph of a comparison has it, where only one does.
      public var change: Change?
      /// Whether an edge from the row shows it; without one, the row names the node.
      public var hasEdge: Bool

      public init(
        role: Edge.Role, node: String, name: String, marks: [Mark] = [], change: Change? = nil,
        hasEdge: Bool = true
      ) {
        self.role = role
        self.node = node
        self.name = name
        self.marks = marks
        self.change = change
        self.hasEdge = hasEdge
      }
    }

    /// Unique among the actions of a node; edges name it as their ``Edge/action``.
    public var id: String
    /// The triggers, sorted.
    public var rows: [Row]
    /// Where all of them lead, sorted: several where it depends on the app's state.
    public var targets: [Target]
    /// How often it was done, where the card shows that.
    public var count: Int?

    public init(id: String, rows: [Row], targets: [Target], count: Int? = nil) {
      self.id = id
      self.rows = rows
      self.targets = targets
      self.count = count
    }
  }
}

extension Diagram.Action {
  /// Whether the action selects a tab.
  var isTab: Bool { targets.contains { $0.role == .tab } }

  /// What the transitions caused, sorted.
  var marks: [Diagram.Mark] {
    targets.count == 1 ? targets[0].marks : Set(targets.flatMap(\.marks)).sorted()
  }

  /// The change of all its targets, if it is the same.
  var change: Diagram.Change? {
    let changes = Set(targets.map(\.change))
    return changes.count == 1 ? changes.first ?? nil : nil
  }
}
