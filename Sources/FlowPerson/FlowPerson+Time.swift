import PortableUIKit

extension FlowPerson {
  /// A clock for apps that take theirs from outside: what such an app does after a sleep of at most ten
  /// seconds is on display as soon as a person or an explorer looks. See `InterfaceClock`; on a phone
  /// it is the continuous clock.
  nonisolated public static var clock: any Clock<Duration> {
    #if FLOW_PHONE
      ContinuousClock()
    #else
      InterfaceClock()
    #endif
  }
}

#if !FLOW_PHONE
  extension FlowPerson {
    /// What the person has decided for the app, sorted: `camera: allowed`.
    nonisolated package static var permissions: [String] { SystemPermission.decisions }

    /// Whether the last step has set a timer for longer than anybody waits.
    package var hasLateTimer: Bool { MainLoop.hasLateTimer }

    /// The longest sleep on a clock that was not waited for; nil when all were.
    package var unwaitedSleep: Duration? {
      MainLoop.longestSleep.flatMap { $0 > MainLoop.patience ? $0 : nil }
    }

    /// Waits in real time until nothing is due soon any more, and the app has come to rest.
    ///
    /// - Parameter pause: the most time to wait for threads of the app that work without a timer.
    package func waitInRealTime(forThreads pause: Duration = .zero) async {
      await MainLoop.waitInRealTime(forThreads: pause)
    }

    /// Lets time pass where the app does something again and again, as long as that is wanted.
    package func waitForRepeatingTimers(while isWanted: () -> Bool) async {
      await MainLoop.passRepeatingTimers(while: isWanted)
    }

    /// Begins a step: what it sets a timer for is waited for.
    func beginStep() { MainLoop.beginStep() }

    /// Ends the sleeps of an app that has come to its end.
    package func endSleeps() { MainLoop.endSleeps() }
  }

  /// One launch of an app, whose timers are watched.
  @MainActor
  package struct AppSession {
    private let number: Int

    /// - Parameters:
    ///   - date: the time of day at which the app is launched; nil for the real one.
    ///   - isSameApp: whether it is the app of the session before that is launched again.
    package init(at date: Date? = nil, ofSameApp isSameApp: Bool = false) {
      number = MainLoop.beginSession(at: date, ofSameApp: isSameApp)
    }

    /// Runs `body` as part of the session: the tasks that begin in it are the app's.
    package func run<Result>(_ body: @MainActor () async -> Result) async -> Result {
      await MainLoop.run(inSession: number, body)
    }

    /// Begins a step.
    package func beginStep() { MainLoop.beginStep() }

    /// Whether the last step has set a timer that is due soon.
    package var isTimerDue: Bool { MainLoop.isTimerDue(inSession: number) }

    /// Whether the app has drawn random numbers.
    package var drawsRandomNumbers: Bool { Chance.isDrawn }

    /// Ends the session, and the app's timers.
    package func end() { MainLoop.endSession(number) }
  }
#else
  // On a phone a person's waits take real time anyway.
  extension FlowPerson {
    nonisolated package static var permissions: [String] { [] }
    package var hasLateTimer: Bool { false }
    package var unwaitedSleep: Duration? { nil }
    package func waitInRealTime(forThreads pause: Duration = .zero) async {}
    package func waitForRepeatingTimers(while isWanted: () -> Bool) async {}
    package func endSleeps() {}
    func beginStep() {}
  }

  @MainActor
  package struct AppSession {
    package init(at date: Date? = nil, ofSameApp isSameApp: Bool = false) {}
    package func run<Result>(_ body: @MainActor () async -> Result) async -> Result { await body() }
    package func beginStep() {}
    package var isTimerDue: Bool { false }
    package var drawsRandomNumbers: Bool { false }
    package func end() {}
  }
#endif
