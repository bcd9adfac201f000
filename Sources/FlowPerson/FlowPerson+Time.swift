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
    /// Whether a timer, a sleeping task or delayed work of the process is due soon.
    package var isTimerDue: Bool { MainLoop.isTimerDue }

    /// The longest sleep on a clock that was not waited for; nil when all were.
    package var unwaitedSleep: Duration? {
      MainLoop.longestSleep.flatMap { $0 > MainLoop.patience ? $0 : nil }
    }

    /// Waits in real time until nothing is due soon any more, and the app has come to rest.
    ///
    /// - Parameter pause: the least time to wait.
    package func waitInRealTime(atLeast pause: Duration = .zero) async {
      await MainLoop.waitInRealTime(atLeast: pause)
    }

    /// Ends the sleeps of an app that has come to its end.
    package func endSleeps() { MainLoop.endSleeps() }
  }
#else
  // On a phone a person's waits take real time anyway.
  extension FlowPerson {
    package var isTimerDue: Bool { false }
    package var unwaitedSleep: Duration? { nil }
    package func waitInRealTime(atLeast pause: Duration = .zero) async {}
    package func endSleeps() {}
  }
#endif
