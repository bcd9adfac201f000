/// A clock on which nobody waits in vain, for apps that take their clock from outside.
///
/// Its time is virtual: it stands still while the app has something to do, and then jumps to the
/// moment at which the next sleeper wakes. A person or an explorer thus sees at once what an app does
/// after a sleep, in the same order each time. Where nobody drives the ``MainLoop``, its sleepers sleep
/// in real time.
///
/// ```swift
/// let app = SplashApp(window: window, clock: InterfaceClock())
/// ```
public struct InterfaceClock: Clock {
  /// A moment of virtual time.
  public struct Instant: InstantProtocol {
    let time: Duration

    /// Returns the moment that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    /// Returns the time until another moment.
    public func duration(to other: Instant) -> Duration { other.time - time }
    /// Whether a moment comes before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  /// Creates a clock. All of them show the same time.
  public init() {}

  /// The present moment.
  public var now: Instant { Instant(time: VirtualTime.now) }
  /// Zero: a sleeper wakes at its moment.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until a moment. One in the past is over at once.
  ///
  /// - Parameters:
  ///   - deadline: The moment.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` if the task is cancelled, or the session of the app has ended.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await MainLoop.sleep(until: deadline.time)
  }
}

extension MainLoop {
  fileprivate static func sleep(until moment: Duration) async throws {
    try Task.checkCancellation()
    guard moment > VirtualTime.now else { return }
    let id = timeline.makeID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper in
        add(.wake(sleeper), at: moment, id: id)
      }
    } onCancel: {
      Task { @MainActor in
        timeline.removeSleeper(id)?.resume(throwing: CancellationError())
      }
    }
  }

  /// The longest of the sleeps that go on.
  package static var longestSleep: Duration? { timeline.longestSleep }

  /// Ends every sleep with a `CancellationError`, when the app that sleeps has come to its end.
  package static func endSleeps() {
    for sleeper in timeline.removeSleepers() { sleeper.resume(throwing: CancellationError()) }
  }
}
