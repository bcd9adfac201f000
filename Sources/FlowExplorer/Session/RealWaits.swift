import FlowPerson

/// Does what an exploration does, and waits in real time where `Task.sleep`, `asyncAfter`, a `Timer` or
/// another thread may bring something later.
///
/// It waits once for each control of each class of screens, each time where a wait brought
/// something, and where a control sets a timer when it is used for the first time in a state, or did
/// nothing. A wait ends as soon as no timer of the app is due. What comes meanwhile is recorded as part
/// of the step.
@MainActor
final class RealWaits {
  /// What waits have in common.
  private enum Occasion: Hashable {
    case launch(LaunchStart)
    case action(PersonAction, screen: String?)
  }

  /// Where a screen is on display.
  struct Place: Hashable {
    /// The screen's title.
    let title: String?
    /// Whether there are screens below it on its stack.
    let isPushed: Bool
  }

  /// What the waits on an occasion brought.
  private struct Outcome {
    var hasBrought = false
    /// The number of waits that brought nothing.
    var vain = 0
    /// Where they brought nothing.
    var vainPlaces: Set<Place> = []

    /// Whether one more wait may bring something, for all that is known.
    func isWorthAnother(at place: Place?) -> Bool {
      vain < RealWaits.mostVain
        || vain < RealWaits.mostVainPlaces && place.map { !vainPlaces.contains($0) } ?? false
    }

    mutating func addVain(at place: Place?) {
      vain += 1
      if let place { vainPlaces.insert(place) }
    }
  }

  /// For what threads of the app do without a timer.
  private static let pause = Duration.milliseconds(4)
  /// The number of waits in vain after which a control's timers are taken to change nothing where that
  /// is so already: on a screen of the same class and title.
  nonisolated private static let mostVain = 8
  /// The number of waits in vain after which they are taken to change nothing anywhere.
  nonisolated private static let mostVainPlaces = 64
  private var outcomes: [Occasion: Outcome] = [:]

  /// Waits after a launch.
  func wait(after start: LaunchStart, in session: ExplorerSession) async {
    await wait(after: .launch(start), in: session)
  }

  /// Does one thing, and waits.
  ///
  /// - Parameter isNew: whether it is done in this state for the first time.
  /// - Throws: `PersonError` when it cannot be done.
  func perform(
    _ action: PersonAction, in session: ExplorerSession, isNew: Bool
  ) async throws(PersonError) {
    let occasion = Occasion.action(action, screen: session.screenName)
    let (place, before) = (session.place, session.arrangement)
    session.noteLooks(if: isNew && action.isOfScreen)
    try await session.perform(action)
    let didNothing = action.isOfScreen && before != nil && session.arrangement == before
    await wait(after: occasion, at: place, in: session, isNew: isNew || didNothing)
  }

  private func wait(
    after occasion: Occasion, at place: Place? = nil, in session: ExplorerSession,
    isNew: Bool = false
  ) async {
    await session.waitWhileNothingCanBeDone()
    var outcome = outcomes[occasion] ?? Outcome()
    let isKnown = outcome.vain > 0 && !outcome.hasBrought
    if isKnown, !isNew || !session.isTimerDue || !outcome.isWorthAnother(at: place) { return }
    let before = (session.arrangement, session.interface)
    await session.waitInRealTime(forThreads: isKnown ? .zero : Self.pause)
    if before == (session.arrangement, session.interface) {
      outcome.addVain(at: place)
    } else {
      outcome.hasBrought = true
    }
    outcomes[occasion] = outcome
  }
}
