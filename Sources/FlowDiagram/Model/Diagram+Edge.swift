import FlowTrace

extension Diagram {
  /// An edge from one node to another.
  public struct Edge: Sendable, Hashable {
    /// What an edge stands for; themes look up its line and head.
    public enum Role: String, Sendable, Hashable, CaseIterable {
      /// A window's first screen is shown.
      case root
      /// A screen is pushed on a navigation stack.
      case push
      /// All screens of a navigation stack are exchanged.
      case replace
      /// A screen is presented over another.
      case present
      /// A tab is selected.
      case tab
      /// A screen is put inside another.
      case embed
      /// A navigation stack goes back.
      case pop
      /// A presented screen is dismissed.
      case dismiss
      /// A coordinator owns another.
      case link
      /// A coordinator shows a screen.
      case presents
      /// A line for the eye: to a coordinator that others below this one own, or down a sequence.
      case guide
    }

    /// Unique among the edges.
    public var id: String
    /// The node that it leaves.
    public var tail: String
    /// The node that it leads to.
    public var head: String
    /// The action of the tail that it belongs to: it leaves from the action's row.
    public var action: String?
    /// What it stands for.
    public var role: Role
    /// The triggers that lead along it, sorted.
    public var rows: [Row]
    /// How often it was followed, where line weights show that.
    public var count: Int?
    /// What its transitions caused, sorted.
    public var marks: [Mark]
    /// Which graph of a comparison has it, where only one does.
    public var change: Change?

    public init(
      id: String, tail: String, head: String, action: String? = nil, role: Role, rows: [Row] = [],
      count: Int? = nil, marks: [Mark] = [], change: Change? = nil
    ) {
      self.id = id
      self.tail = tail
      self.head = head
      self.action = action
      self.role = role
      self.rows = rows
      self.count = count
      self.marks = marks
      self.change = change
    }
  }
}

extension Diagram.Edge.Role {
  /// Creates the role of a transition's edge.
  init(_ kind: TransitionKind) {
    switch kind {
    case .root: self = .root
    case .present: self = .present
    case .dismiss: self = .dismiss
    case .tab: self = .tab
    case .replace: self = .replace
    case .push: self = .push
    case .pop: self = .pop
    case .embed: self = .embed
    }
  }

  /// Whether an edge leads on, rather than back to where one has been.
  var isForward: Bool {
    switch self {
    case .root, .push, .replace, .present, .tab, .embed, .link, .presents, .guide: true
    case .pop, .dismiss: false
    }
  }
}
