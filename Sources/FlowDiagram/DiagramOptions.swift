public import FlowGraph

/// What a diagram shows beyond what its view must.
public struct DiagramOptions: Sendable, Hashable {
  /// Draws every way back, also the back buttons and swipes that only undo a push or a
  /// presentation.
  public var showsBacks: Bool
  /// Draws ways that were taken more often with thicker lines.
  public var showsWeights: Bool
  /// Writes `HomeViewController` where `Home` would be clear.
  public var usesLongNames: Bool
  /// Which way the arrows mostly lead; nil leaves it to the view.
  public var direction: Diagram.Direction?
  /// The coordinators to draw as one box each, for themselves and all that is in them.
  public var collapsed: Set<FlowGraph.Name>
  /// The coordinators and screens that are to stand out.
  public var highlighted: Set<FlowGraph.Name>
  /// What part of the graph it is, where it is only a part: the title says so.
  public var part: String?
  /// What was found about coordinators, screens and transitions.
  public var marks: DiagramMarks
  /// What is new and what is gone, where two graphs are drawn as one.
  public var changes: DiagramChanges

  /// Breaks long labels into lines; without, a line on an arrow is one way to take it.
  public var wrapsLabels: Bool

  public init(
    showsBacks: Bool = false, showsWeights: Bool = false, usesLongNames: Bool = false,
    direction: Diagram.Direction? = nil, wrapsLabels: Bool = true,
    collapsed: Set<FlowGraph.Name> = [], highlighted: Set<FlowGraph.Name> = [],
    part: String? = nil, marks: DiagramMarks = .init(), changes: DiagramChanges = .init()
  ) {
    self.showsBacks = showsBacks
    self.showsWeights = showsWeights
    self.usesLongNames = usesLongNames
    self.direction = direction
    self.wrapsLabels = wrapsLabels
    self.collapsed = collapsed
    self.highlighted = highlighted
    self.part = part
    self.marks = marks
    self.changes = changes
  }
}
