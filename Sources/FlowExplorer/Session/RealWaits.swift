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
    case launch(Int)
    case action(PersonAction, screen: String?)
  }

  /// What the waits on an occasion brought.
  private struct Outcome {
    var hasBrought = false
    /// The number of waits that brought nothing.
    var vain = 0
  }

  /// For what threads of the app do without a timer.
  private static let pause = Duration.milliseconds(4)
  /// The number of waits in vain after which a control's timers are taken to change nothing.
  private static let mostVain = 8
  private var outcomes: [Occasion: Outcome] = [:]

  /// Waits after a launch.
  func wait(afterLaunch launch: Int, in session: ExplorerSession) async {
    await wait(after: .launch(launch), in: session)
  }

  /// Does one thing, and waits.
  ///
  /// - Parameter isNew: whether it is done in this state for the first time.
  /// - Throws: `PersonError` when it cannot be done.
  func perform(
    _ action: PersonAction, in session: ExplorerSession, isNew: Bool
  ) async throws(PersonError) {
    let occasion = Occasion.action(action, screen: session.screenName)
    let before = session.arrangement
    try await session.perform(action)
    let didNothing = action.isOfScreen && before != nil && session.arrangement == before
    await wait(after: occasion, in: session, isNew: isNew || didNothing)
  }

  private func wait(
    after occasion: Occasion, in session: ExplorerSession, isNew: Bool = false
  ) async {
    var outcome = outcomes[occasion] ?? Outcome()
    let isKnown = outcome.vain > 0 && !outcome.hasBrought
    if isKnown, !isNew || outcome.vain >= Self.mostVain || !session.isTimerDue { return }
    let before = (session.arrangement, session.actions)
    await session.waitInRealTime(atLeast: isKnown ? .zero : Self.pause)
    if before == (session.arrangement, session.actions) {
      outcome.vain += 1
    } else {
      outcome.hasBrought = true
    }
    outcomes[occasion] = outcome
  }
}
