import FlowTrace

/// A coordinator whose screens are all gone while its parent holds it.
struct Zombie: Sendable {
  var name: FlowGraph.Name
  var parent: ObjectID
  var owner: FlowGraph.Name?
  var exit: Moment
  var cause: Verdict.Cause
  /// The turn in which it became one.
  var turn: Int

  var bond: VerdictEvidence.Bond { .init(subject: name, owner: owner) }
  var key: VerdictKey { VerdictKey(.zombie, name, owner: owner, after: cause) }
}
