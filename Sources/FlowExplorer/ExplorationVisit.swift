/// A session that is in a state, where one thing after the other is tried.
@MainActor
struct ExplorationVisit {
  let session: ExplorerSession
  private let arrangement: Int?

  init(_ session: ExplorerSession) {
    self.session = session
    arrangement = session.arrangement
  }

  /// Whether all objects are there that were when the session came here, and no others, in the same
  /// places.
  var isUnmoved: Bool { arrangement != nil && session.arrangement == arrangement }
}
