import FlowPerson

/// Does what an exploration does, and waits in real time where `Task.sleep`, `asyncAfter`, a `Timer` or
/// another thread may bring something later.
///
/// It waits once for each control of each class of screens, each time where a wait brought
/// something, and after each control that did nothing. A wait ends as soon as no timer of the process
/// is due. What comes meanwhile is recorded as part of the step.
@MainActor
final class RealWaits {
  /// What waits have in common.
  private enum Occasion: Hashable {
    case launch(Int)
    case action(PersonAction, screen: String?)
  }

  /// For what threads of the app do without a timer.
  private static let pause = Duration.milliseconds(4)
  /// The occasions on which a wait brought nothing.
  private var quiet: Set<Occasion> = []

  /// Waits after a launch.
  func wait(afterLaunch launch: Int, in session: ExplorerSession) async {
    await wait(after: .launch(launch), in: session)
  }

  /// Does one thing, and waits.
  ///
  /// - Throws: `PersonError` when it cannot be done.
  func perform(
    _ action: PersonAction, in session: ExplorerSession
  ) async throws(PersonError) {
    let occasion = Occasion.action(action, screen: session.screenName)
    let before = session.arrangement
    try await session.perform(action)
    let didNothing = action.isOfScreen && before != nil && session.arrangement == before
    await wait(after: occasion, in: session, didNothing: didNothing)
  }

  private func wait(
    after occasion: Occasion, in session: ExplorerSession, didNothing: Bool = false
  ) async {
    let isKnown = quiet.contains(occasion)
    guard !isKnown || didNothing && session.isTimerDue else { return }
    let before = (session.arrangement, session.actions)
    await session.waitInRealTime(atLeast: isKnown ? .zero : Self.pause)
    if before == (session.arrangement, session.actions) {
      quiet.insert(occasion)
    } else {
      quiet.remove(occasion)
    }
  }
}
