import FlowPerson

/// A session in a state, which tries one action after the other there as long as each is undone.
///
/// With a launch and a replay of the whole path for every action of a state, most steps would be
/// spent on the way.
@MainActor
struct StateVisit {
  let session: any LaunchSession
  private let arrangement: Int?

  init(_ session: any LaunchSession) {
    self.session = session
    arrangement = session.arrangement
  }

  /// Whether the same objects are there as when the visit began, in the same places.
  var isUnmoved: Bool { arrangement != nil && session.arrangement == arrangement }
}

extension PersonAction {
  /// Whether a visit can likely go on after the action.
  var isLikelyUndone: Bool {
    switch self {
    case .selectTab, .swipeBackAndLetGo: true
    default: false
    }
  }
}
