import Dispatch

// As a phone's loop does, the main loop takes turns by itself: what is enqueued while nobody drives
// the loop runs in the next turn of the main queue. A test that awaits a completion or an expectation
// needs nothing else.
extension MainLoop {
  /// Runs `body`, during which the loop takes no turns by itself: only ``runPending()`` and
  /// ``runUntilIdle()`` run what is enqueued.
  ///
  /// - Parameter body: What drives the loop.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package static func drive<Result, Failure: Error>(
    _ body: @MainActor () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    beginDriving()
    defer { endDriving() }
    return try await body()
  }

  static func beginDriving() {
    drivers += 1
    TaskJobs.follow(true)
  }

  static func endDriving() {
    drivers -= 1
    if drivers == 0 {
      animationsLeft = mostAnimations
      TaskJobs.follow(false)
    }
    scheduleTurn()
  }

  /// Puts the next turn of the loop on the main queue, where nobody drives the loop.
  ///
  /// Animations end as soon as nothing else is to do. Where there is no end to them, they take their
  /// time, as those do who sleep on a clock.
  static func scheduleTurn() {
    #if FLOW_PHONE
      RunLoopOfPhone.start()
    #else
      guard drivers == 0, !isRunning, !isTurnScheduled else { return }
      if hasTurn {
        isTurnScheduled = true
        DispatchQueue.main.async {
          MainActor.assumeIsolated { takeTurn() }
        }
      } else if let next = timeline.entries.first {
        setAlarm(at: next.end)
      }
    #endif
  }

  /// Whether there is something to do at once.
  private static var hasTurn: Bool {
    !isEmpty || !AutoreleasePool.isEmpty
      || animationsLeft > 0 && timeline.firstAnimation != nil
  }

  /// Runs what is enqueued, or ends one animation if nothing is. A chain of animations thus leaves
  /// the main queue to others between one and the next.
  private static func takeTurn() {
    isTurnScheduled = false
    guard drivers == 0, !isRunning, hasTurn else { return }
    if isEmpty { _ = endAnimation() }
    finishTurn()
  }

  private static func finishTurn() {
    runQueue()
    if timeline.firstAnimation == nil { animationsLeft = mostAnimations }
    if !hasTurn { reportIdle() }
    scheduleTurn()
  }

  /// Waits in real time for the next moment of the timeline.
  private static func setAlarm(at moment: Duration) {
    if let alarm, alarm <= moment { return }
    alarm = moment
    let (seconds, fraction) = (moment - VirtualTime.now).components
    let delay = Double(seconds) + Double(fraction) * 1e-18
    TimerWatch.withoutWatching {
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
        MainActor.assumeIsolated { ring(at: moment) }
      }
    }
  }

  private static func ring(at moment: Duration) {
    if alarm == moment { alarm = nil }
    guard drivers == 0, !isRunning else { return }
    if let next = timeline.entries.first, next.end <= moment { happen(timeline.take(at: 0)) }
    finishTurn()
  }
}
