import Dispatch
import Foundation

// What takes real time: a `Timer` or `DispatchSource` that repeats, and where the timers of an app cannot be
// seen, all of them.
extension MainLoop {
  /// The most real time that one wait takes.
  nonisolated package static let mostRealTime = Duration.milliseconds(300)

  /// Whether the running step of a session has set a timer that is due within the time that a wait takes.
  package static func isTimerDue(inSession session: Int) -> Bool {
    if TimerWatch.isOn(in: session) { return TimerWatch.hasNear }
    return RealTimers.timeToNext.map { $0 < mostRealTime } ?? !RealTimers.areKnown
  }

  /// Whether the running step has set a timer that nobody waits for; false where that is not known.
  package static var hasLateTimer: Bool { TimerWatch.hasLate }

  /// Begins a session of an app, whose timers are watched from now on, and whose random numbers are those
  /// of the session before; returns its number.
  ///
  /// - Parameters:
  ///   - date: The time of day at which it begins; nil for the real one.
  ///   - isSameApp: Whether the app of the session before is launched again, which finds what the person
  ///     has allowed it.
  package static func beginSession(at date: Date? = nil, ofSameApp isSameApp: Bool = false) -> Int {
    if !isSameApp { SystemPermission.reset() }
    SystemPrompt.beginSession()
    Chance.begin(ofSameApp: isSameApp)
    WallClock.set(date)
    return TimerWatch.begin()
  }

  /// Runs `body` as part of a session: the tasks that begin in it are the app's.
  ///
  /// - Parameters:
  ///   - session: The session's number.
  ///   - body: What to run.
  /// - Returns: What `body` returns.
  package static func run<Result>(
    inSession session: Int, _ body: @MainActor () async -> Result
  ) async -> Result {
    await TimerWatch.run(in: session, body)
  }

  /// Begins a step of the session: what the app has set a timer for up to now was waited for.
  package static func beginStep() { TimerWatch.beginStep() }

  /// Ends a session, and the `Timer`s of its app.
  package static func endSession(_ session: Int) {
    TimerWatch.end(session)
    SystemPrompt.endSession()
    Chance.end()
    WallClock.set(nil)
  }

  /// Waits in real time, and runs the loop whenever a timer was due, until none is due within the
  /// ``mostRealTime`` of the wait.
  ///
  /// In a session of an app whose timers can be seen, it waits for these. Anywhere else it waits for all
  /// timers of the process.
  ///
  /// - Parameter pause: The most time to wait for threads of the app that work without a timer.
  package static func waitInRealTime(forThreads pause: Duration = .zero) async {
    beginDriving()
    defer { endDriving() }
    if pause > .zero { await runThreads(for: pause) }
    if TimerWatch.isOn {
      await waitForApp()
    } else {
      await waitForProcess(mostRealTime - pause)
    }
  }

  /// Lets threads of the app work until nothing comes of it any more, and runs what they hand over.
  private static func runThreads(for pause: Duration) async {
    let end = ContinuousClock.now + pause
    // What the first turn runs may begin work on threads, and enqueue nothing.
    var quiet = 0
    while quiet < 2, ContinuousClock.now < end {
      let before = enqueuedCount
      await waitForThreads(atMost: end - .now)
      fireTimers()
      await runUntilIdle()
      quiet = enqueuedCount == before ? quiet + 1 : 0
    }
  }

  /// Leaves the processor to other threads until all of them wait for something; for the whole time where
  /// that is not known.
  static func waitForThreads(atMost time: Duration) async {
    let end = ContinuousClock.now + time
    repeat {
      TaskJobs.pause()
      guard let areRunning = OtherThreads.areRunning else { return await sleep(for: time) }
      guard areRunning else { return }
    } while ContinuousClock.now < end
  }

  private static func waitForApp() async {
    while let time = TimerWatch.timeToNext { await pass(time + margin) }
  }

  private static func waitForProcess(_ most: Duration) async {
    var left = most
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
  /// The time after a timer is due in which what it is set for is handed to its queue.
  private static let margin = Duration.milliseconds(1)

  /// The time until just after the next timer is due; nil when none is due within `limit`.
  private static func timeToNextTimer(within limit: Duration) -> Duration? {
    guard RealTimers.areKnown else { return min(limit, .milliseconds(20)) }
    guard let time = RealTimers.timeToNext, time < limit else { return nil }
    return time + margin
  }

  /// Lets real time pass, and runs what has become due.
  private static func pass(_ time: Duration) async {
    await sleep(for: time)
    fireTimers()
    await runUntilIdle()
  }

  /// Sleeps in real time.
  static func sleep(for time: Duration) async {
    let (seconds, fraction) = time.components
    await withCheckedContinuation { continuation in
      TimerWatch.withoutWatching {
        DispatchQueue.main.asyncAfter(
          deadline: .now() + (Double(seconds) + Double(fraction) * 1e-18)
        ) {
          continuation.resume()
        }
      }
    }
  }

  /// Does what is held for a moment of virtual time.
  static func doHeld(at moment: Duration) {
    VirtualTime.advance(to: moment)
    if TimerWatch.doHeld() { fireTimers() }
  }

  /// Has the timers of a session that go off again and again do so in virtual time, as long as that is wanted, for
  /// at most ``patience``. What goes on after that is a timer that nobody waits for.
  package static func passRepeatingTimers(while isWanted: () -> Bool) async {
    guard TimerWatch.isOn, TimerWatch.firstRepeating != nil else { return }
    beginDriving()
    defer { endDriving() }
    TimerWatch.moveRepeatingOn()
    let end = VirtualTime.now + patience
    var left = mostTicks
    while let next = TimerWatch.firstRepeating, isWanted() {
      guard next <= end, left > 0 else { return TimerWatch.giveUp() }
      left -= 1
      await doRepeating(at: next)
    }
  }

  /// The most often that timers go off in one wait.
  private static let mostTicks = 1_000

  private static func doRepeating(at moment: Duration) async {
    VirtualTime.advance(to: moment)
    let timer = TimerWatch.doRepeating()
    if let timer {
      fireTimers()
      TimerWatch.putOff(timer)
    }
    await runUntilIdle()
  }

  /// Fires the `Timer`s that are due. Nothing else runs the run loop.
  private static func fireTimers() {
    RunLoopTimers.moveToThread()
    _ = RunLoop.current.run(mode: .default, before: .distantPast)
  }
}
