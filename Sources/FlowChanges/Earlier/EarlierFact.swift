import FlowGraph
import FlowTrace

/// Something that a text told of a flow as it was, or that it would tell now and did not.
package enum EarlierFact: Sendable, Hashable {
  case coordinator(FlowGraph.Name)
  case screen(FlowGraph.Name)
  case owns(FlowGraph.Link)
  case presents(FlowGraph.Presentation)
  case way(EarlierWay)
}

/// A way between screens, as far as a text tells of it.
package struct EarlierWay: Sendable, Hashable {
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
