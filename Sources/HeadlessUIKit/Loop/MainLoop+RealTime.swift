import Dispatch
import Foundation

// `Task.sleep`, `Timer` and `asyncAfter` take real time, which only a real wait can give them.
extension MainLoop {
  /// The most real time that one wait takes.
  package static let mostRealTime = Duration.milliseconds(300)

  /// Whether a timer of the process is due within the time that a wait takes.
  package static var isTimerDue: Bool {
    RealTimers.timeToNext.map { $0 < mostRealTime } ?? !RealTimers.areKnown
  }

  /// Waits in real time, and runs the loop whenever a timer was due, until none is due within the
  /// ``mostRealTime`` of the wait.
  ///
  /// - Parameter pause: The least time to wait, for threads of the app that work without a timer.
  package static func waitInRealTime(atLeast pause: Duration = .zero) async {
    beginDriving()
    defer { endDriving() }
    var left = mostRealTime
    if pause > .zero {
      await pass(pause)
      left -= pause
    }
    var attempts = mostAttempts
    while left > .zero {
      if let time = timeToNextTimer(within: left) {
        await pass(time)
        left -= time
      } else if attempts > 0, RealTimers.haveGoneOff {
        // On a busy machine the thread that sets timers has yet to act on this one.
        await pass(attempt)
        attempts -= 1
      } else {
        return
      }
    }
  }

  private static let attempt = Duration.milliseconds(2)
  /// How often a wait gives the thread of a timer that has gone off another moment.
  private static let mostAttempts = 10

  /// The time until just after the next timer is due; nil when none is due within `limit`.
  private static func timeToNextTimer(within limit: Duration) -> Duration? {
    let margin = Duration.milliseconds(1)
    guard RealTimers.areKnown else { return min(limit, .milliseconds(20)) }
    guard let time = RealTimers.timeToNext, time < limit else { return nil }
    return time + margin
  }

  /// Lets real time pass, and runs what has become due.
  private static func pass(_ time: Duration) async {
    let (seconds, fraction) = time.components
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + (Double(seconds) + Double(fraction) * 1e-18))
      {
        continuation.resume()
      }
    }
    fireTimers()
    await runUntilIdle()
  }

  /// Fires the `Timer`s that are due on the run loop of this thread, which nothing else runs.
  private static func fireTimers() {
    _ = RunLoop.current.run(mode: .default, before: .distantPast)
  }
}
