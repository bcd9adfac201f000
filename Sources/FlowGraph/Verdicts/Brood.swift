import FlowTrace

/// The coordinators that one step made.
struct Brood: Sendable {
  /// Those that are held, and the turn in which each was made.
  var members: [(id: ObjectID, turn: Int)] = []
  /// What happened when the first was made.
  var cause: Verdict.Cause?
  /// How many were left when it was told of last.
  var told = 0
}
