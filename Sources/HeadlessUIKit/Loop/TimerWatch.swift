#if canImport(Glibc)
  import CTimers
  import Dispatch
  import Synchronization

  /// The timers that an app sets in a session: sleeping tasks, `asyncAfter`, `DispatchSource` and `Timer`.
  ///
  /// They are seen where Dispatch and Foundation are linked dynamically, as in a debug build on Linux. A
  /// timer is the app's if a task sets it that began in the session, or code that runs in no task.
  enum TimerWatch {
    /// A timer that has yet to go off.
    private struct Pending {
      /// The number that is given when it has gone off; 0 where it is over when its time has come.
      let id: UInt64
      /// When it is due, in nanoseconds of uptime.
      var due: UInt64
      /// How much later it is due again; 0 for never.
      let interval: UInt64

      /// The same timer as it is due again; nil where it is over.
      func next(after now: UInt64) -> Pending? {
        guard interval > 0 else { return nil }
        var next = self
        next.due += ((now - due) / interval + 1) * interval
        return next
      }
    }

    private struct State {
      /// The session whose timers are watched; 0 while there is none.
      var session = 0
      var lastSession = 0
      var lastID: UInt64 = 0
      var pending: [Pending] = []
      /// The moment up to which the running step is waited for.
      var reach: UInt64 = 0
      var hasNear = false
      var hasLate = false
    }

    private static let state = Mutex(State())
    /// The session in which the running task began.
    @TaskLocal private static var session = 0

    /// Whether the running task is in the session whose timers are watched, and they can be seen.
    static var isOn: Bool { isOn(in: session) }

    /// Whether the timers of a session are watched, and can be seen.
    static func isOn(in session: Int) -> Bool {
      session != 0 && isPossible && session == state.withLock(\.session)
    }

    /// Whether a timer was set in the running step that is due within its reach.
    static var hasNear: Bool { state.withLock(\.hasNear) }

    /// Whether a timer was set in the running step that is due after its reach.
    static var hasLate: Bool { state.withLock(\.hasLate) }

    /// Begins a session, whose number ``run(in:_:)`` takes, with a step.
    static func begin() -> Int {
      _ = isPossible
      let session = state.withLock {
        $0.lastSession += 1
        $0.session = $0.lastSession
        $0.pending = []
        return $0.lastSession
      }
      beginStep()
      return session
    }

    /// Ends a session, and its `Timer`s with it.
    static func end(_ number: Int) {
      state.withLock {
        guard $0.session == number else { return }
        $0.session = 0
        $0.pending = []
      }
      RunLoopTimers.endAll()
    }

    /// Runs `body` as part of a session.
    @MainActor
    static func run<Result>(in number: Int, _ body: @MainActor () async -> Result) async -> Result {
      await $session.withValue(number) { await body() }
    }

    /// Runs `body`, whose timers are not the app's.
    @MainActor
    static func withoutWatching(_ body: () -> Void) {
      $session.withValue(0, operation: body)
    }

    /// Begins a step. It reaches as far as a wait in real time.
    static func beginStep() {
      state.withLock {
        $0.reach = now + UInt64(MainLoop.mostRealTime / .nanoseconds(1))
        $0.hasNear = false
        $0.hasLate = false
      }
    }

    /// Notes that the running step was not waited for to its end.
    static func giveUp() {
      state.withLock {
        $0.hasLate = true
        $0.pending = []
      }
    }

    /// The time until the next timer within the running step's reach is due; nil when none is left.
    static var timeToNext: Duration? {
      let now = now
      return state.withLock { state -> Duration? in
        state.pending = state.pending.compactMap { timer in
          guard timer.id == 0, timer.due <= now else { return timer }
          return timer.next(after: now)
        }
        let next = state.pending.map(\.due).filter { $0 <= state.reach }.min()
        return next.map { .nanoseconds($0 > now ? Int64(clamping: $0 - now) : 0) }
      }
    }

    private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

    /// Whether timers are seen where they are set.
    private static let isPossible = timers_observe(
      timer_observer(
        set: { TimerWatch.set(delay: $0, interval: $1, fires: $2) },
        fired: { id in TimerWatch.fired(id) },
        added: { RunLoopTimers.add(loop: $0, timer: $1, mode: $2) }))

    /// Whether a timer that is set now, on this thread, is the app's.
    static var isOfApp: Bool {
      let isInTask = withUnsafeCurrentTask { $0 != nil }
      let watched = state.withLock(\.session)
      return watched != 0 && (!isInTask || session == watched)
    }

    private static func set(delay: Int64, interval: UInt64, fires: Bool) -> UInt64 {
      guard isOfApp else { return 0 }
      let now = now
      return state.withLock { state in
        let (due, isFar) = now.addingReportingOverflow(UInt64(max(0, delay)))
        guard !isFar, due <= state.reach else {
          state.hasLate = true
          return 0
        }
        state.hasNear = true
        if fires { state.lastID += 1 }
        let id = fires ? state.lastID : 0
        state.pending.append(Pending(id: id, due: due, interval: interval))
        return id
      }
    }

    private static func fired(_ id: UInt64) {
      state.withLock { $0.pending.removeAll { $0.id == id } }
    }
  }
#else
  /// The timers of an app, on a platform where they cannot be seen.
  enum TimerWatch {
    static let isOn = false
    static func isOn(in session: Int) -> Bool { false }
    static let hasNear = false
    static let hasLate = false
    static var timeToNext: Duration? { nil }

    static func begin() -> Int { 0 }
    static func end(_ number: Int) {}
    static func beginStep() {}
    static func giveUp() {}

    @MainActor
    static func run<Result>(in number: Int, _ body: @MainActor () async -> Result) async -> Result {
      await body()
    }

    @MainActor
    static func withoutWatching(_ body: () -> Void) { body() }
  }
#endif
