public import FlowGraph

/// The question that a diagram answers.
public enum DiagramView: String, Sendable, Hashable, CaseIterable {
  /// Which screens belong to which coordinator: screens inside their coordinators, which are nested
  /// as they are owned, with the transitions between the screens.
  case map
  /// Who owns whom, and who shows what.
  case hierarchy
  /// How to get from one screen to another.
  case flow
}

/// What a diagram shows beyond what its view must.
public struct DiagramOptions: Sendable, Hashable {
  /// How transitions back are shown.
  public var backs: Backs
  /// Whether transitions that happened more often have thicker lines.
  public var showsWeights: Bool
  /// Whether names keep their endings where they would be clear without: `HomeViewController` for
  /// `Home`.
  public var usesLongNames: Bool
  /// The direction in which most edges lead; nil for the one that fits a page.
  public var direction: Diagram.Direction?
  /// The coordinators to draw as one node each, for themselves and all that is in them.
  public var collapsed: Set<FlowGraph.Name>
  /// The coordinators and screens that stand out.
  public var highlighted: Set<FlowGraph.Name>
  /// The part of the graph that is drawn, for the title; nil for all of it.
  public var part: String?
  /// The verdicts to mark.
  public var marks: DiagramMarks
  /// The graph of which a part is drawn, so that what leads out of the part is shown; nil where it is
  /// the whole.
  package var whole: FlowGraph?
  /// When sessions first used each transition, for the order of what can be done on a screen; where
  /// it is not known, what is done decides.
  package var firstUses = FirstUses()
  /// How sessions used the screens, where cards show that.
  package var uses: DiagramUses?
  /// The changes to show, where two graphs are drawn as one.
  public var changes: DiagramChanges

  public init(
    backs: Backs = .rows, showsWeights: Bool = false, usesLongNames: Bool = false,
    direction: Diagram.Direction? = nil,
    collapsed: Set<FlowGraph.Name> = [], highlighted: Set<FlowGraph.Name> = [],
    part: String? = nil, marks: DiagramMarks = .init(), changes: DiagramChanges = .init()
  ) {
    self.backs = backs
    self.showsWeights = showsWeights
    self.usesLongNames = usesLongNames
    self.direction = direction
    self.collapsed = collapsed
    self.highlighted = highlighted
    self.part = part
    self.marks = marks
    self.changes = changes
  }
}

/// How a diagram shows transitions back. What caused a verdict is always shown.
public enum Backs: String, Sendable, Hashable, CaseIterable {
  /// Not at all.
  case none
  /// As rows that name where they lead; those that only undo a push or a presentation are left out.
  case rows
  /// Every one, as a row with an arrow.
  case edges
}
