public import FlowGraph

/// What to mark in a diagram: coordinators and screens by what they are, transitions by what they
/// caused.
///
///     var marks = DiagramMarks()
///     marks.mark(coordinator: visit, as: .zombie, causedBy: swipeDown)
///     let (diagram, _) = Diagram.make(from: graph, options: .init(marks: marks))
///
/// Every view marks what it draws. A transition with a mark is drawn even where its kind is left
/// out, as a plain way back is.
public struct DiagramMarks: Sendable, Hashable {
  var coordinators: [FlowGraph.Name: Set<Diagram.Mark.Kind>] = [:]
  var screens: [FlowGraph.Name: Set<Diagram.Mark.Kind>] = [:]
  var causes: [FlowGraph.Transition: Set<Effect>] = [:]

  public init() {}

  /// Whether there is nothing to mark.
  public var isEmpty: Bool { coordinators.isEmpty && screens.isEmpty && causes.isEmpty }

  /// Marks a coordinator, and the transition that made it so.
  public mutating func mark(
    coordinator: FlowGraph.Name, as kind: Diagram.Mark.Kind,
    causedBy cause: FlowGraph.Transition? = nil
  ) {
    coordinators[coordinator, default: []].insert(kind)
    if let cause { causes[cause, default: []].insert(Effect(kind, of: .coordinator(coordinator))) }
  }

  /// Marks a screen, and the transition that made it so.
  public mutating func mark(
    screen: FlowGraph.Name, as kind: Diagram.Mark.Kind,
    causedBy cause: FlowGraph.Transition? = nil
  ) {
    screens[screen, default: []].insert(kind)
    if let cause { causes[cause, default: []].insert(Effect(kind, of: .screen(screen))) }
  }
}
