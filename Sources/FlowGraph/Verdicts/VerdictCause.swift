public import FlowTrace

extension Verdict {
  /// What happened when something went wrong.
  public struct Cause: Sendable, Hashable {
    /// nil where nothing on display changed: in a tab that does not show, say.
    public var kind: TransitionKind?
    private var exactTrigger: ExactString
    /// What was on display; nil at launch.
    public var from: FlowGraph.Name?
    /// What came on display; nil where nothing did.
    public var to: FlowGraph.Name?
    public var by: FlowGraph.Agent

    public init(
      kind: TransitionKind?, trigger: String, from: FlowGraph.Name?, to: FlowGraph.Name?,
      by: FlowGraph.Agent
    ) {
      self.kind = kind
      exactTrigger = ExactString(trigger)
      self.from = from
      self.to = to
      self.by = by
    }

    /// What the person did, or the program when nobody touched anything.
    public var trigger: String { exactTrigger.string }

    /// The arrow of the graph that did it, where something on display changed.
    public var transition: FlowGraph.Transition? {
      guard let kind, let to else { return nil }
      return FlowGraph.Transition(from: from, to: to, kind: kind, trigger: trigger, by: by)
    }
  }
}
