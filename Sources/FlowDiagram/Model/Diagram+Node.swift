package import ScreenPictures

extension Diagram {
  /// A node, drawn as a card: a screen with what can be done there, or a coordinator.
  public struct Node: Sendable, Hashable {
    /// What a node stands for; themes look it up.
    public enum Role: String, Sendable, Hashable, CaseIterable {
      /// Where the app begins.
      case entry
      /// A coordinator, with all that is in it where that is not drawn.
      case coordinator
      /// A view controller that shows something of its own.
      case screen
      /// A screen that contains others: a tab bar controller.
      case container
      /// An alert or an action sheet.
      case alert
    }

    /// The identifier of the node where the app begins.
    package static let entryID = "entry"

    /// Unique among nodes and clusters.
    public var id: String
    /// The short name; empty for a node without one.
    public var name: String
    /// What it stands for.
    public var role: Role
    /// The lines below the name.
    public var rows: [Row]
    /// What can be done on the screen, in the order of the rows.
    public var actions: [Action]
    /// What a comparison's old graph calls it, where that is different.
    public var formerName: String?
    /// The full name, for hovering.
    public var fullName: String?
    /// The class, for links to its source.
    public var typeName: String?
    /// The cluster that it is in.
    public var cluster: Cluster.ID?
    /// What was found about it, sorted.
    public var marks: [Mark]
    /// Whether it stands out.
    public var isHighlighted: Bool
    /// Which graph of a comparison has it, where only one does.
    public var change: Change?
    /// What the screen looks like.
    package var picture: ScreenPicture?

    /// The size of the cell of a card that has a picture, in points.
    package static let pictureCell = (width: 120.0, height: 168.0)

    public init(
      id: String, name: String = "", role: Role, rows: [Row] = [], actions: [Action] = [],
      formerName: String? = nil,
      fullName: String? = nil, typeName: String? = nil, cluster: Cluster.ID? = nil,
      marks: [Mark] = [],
      isHighlighted: Bool = false, change: Change? = nil
    ) {
      self.id = id
      self.name = name
      self.role = role
      self.rows = rows
      self.actions = actions
      self.formerName = formerName
      self.fullName = fullName
      self.typeName = typeName
      self.cluster = cluster
      self.marks = marks
      self.isHighlighted = isHighlighted
      self.change = change
    }
  }
}
