import FlowPerson
import FlowTrace

/// One launch of an app, in this process or in one of its own.
@MainActor
protocol LaunchSession: AnyObject {
  /// The longest sleep on a clock that was not waited for; nil when all were.
  var unwaitedSleep: Duration? { get }
  /// Whether a timer was still due after the longest wait.
  var hasLateTimer: Bool { get }
  /// Whether the app has drawn random numbers.
  var drawsRandomNumbers: Bool { get }
  /// The class of the screen on display.
  var screenName: String? { get }
  /// A value that changes when an object comes, goes, or changes places; nil where nothing traces.
  var arrangement: Int? { get }

  /// Does one thing, and waits for what comes of it.
  ///
  /// - Parameter isNew: whether it is done there for the first time.
  /// - Throws: `PersonError` when it cannot be done.
  func perform(
    _ action: PersonAction, isNew: Bool, then waits: RealWaits
  ) async throws(PersonError)

  /// Takes what was recorded since the last time.
  @discardableResult func takeRecords() -> [TraceRecord]

  /// Takes what was recorded since the last time, and looks at everything.
  ///
  /// - Parameter screen: the class of the screen on which the step was done.
  func takeMoment(after screen: String?) -> ExplorerSession.Moment

  /// Looks at everything.
  func look() -> ExplorerSession.Sighting

  /// Ends the session. The trace does not record it, for the app did not end by itself.
  func end()
}

extension ExplorerSession: LaunchSession {
  func perform(
    _ action: PersonAction, isNew: Bool, then waits: RealWaits
  ) async throws(PersonError) {
    try await waits.perform(action, in: self, isNew: isNew)
  }
}
