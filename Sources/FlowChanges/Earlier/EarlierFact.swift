import FlowGraph
import FlowTrace

/// Something that an old text has of a flow and a new one would not, or the other way round.
package enum EarlierFact: Sendable, Hashable {
  case coordinator(FlowGraph.Name)
  case screen(FlowGraph.Name)
  case owns(FlowGraph.Link)
  case presents(FlowGraph.Presentation)
  case transition(EarlierTransition)
}

/// A transition, without what the text leaves out.
package struct EarlierTransition: Sendable, Hashable {
  /// Nil at launch.
  package var from: FlowGraph.Name?
  package var to: FlowGraph.Name
  package var kind: TransitionKind
  /// Nil where the text leaves it out.
  package var by: FlowGraph.Agent?
  /// Nil where the text leaves it out.
  package var trigger: String?

  package init(
    from: FlowGraph.Name?, to: FlowGraph.Name, kind: TransitionKind, by: FlowGraph.Agent? = nil,
    trigger: String? = nil
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.by = by
    self.trigger = trigger
  }

  /// What stays when it changes.
  var place: TransitionPlace {
    TransitionPlace(.init(from: from, to: to, kind: kind, trigger: "", by: .unknown))
  }
}
