#if canImport(Glibc)
  import CTimers
  import Dispatch
  import Synchronization

  /// The timers that an app sets in a session: sleeping tasks, `asyncAfter`, `DispatchSource` and `Timer`.
  ///
  /// What is to be done once, later, is held, and done in virtual time. What goes off again and again
  /// takes real time, until it is made to go off in virtual time.
  ///
  /// They are seen where Dispatch and Foundation are linked dynamically, as in a debug build on Linux. A
  /// timer is the app's if a task sets it that began in the session, or code that runs in no task.
  enum TimerWatch {
    /// The address of a source. It is not retained, and goes off only while it has a handler.
    private typealias SourceID = UInt

    /// Something that is held until its time has come.
    private struct Held {
      let due: Duration
      let event: Event
    }

    /// What is held. Any thread may make the call, and Core Foundation and Dispatch lock their timers
    /// themselves.
    private enum Event: @unchecked Sendable {
      case call(OpaquePointer)
      case timer(UnsafeMutableRawPointer)
      case source(SourceID)

      func isTimer(_ timer: UnsafeMutableRawPointer) -> Bool {
        guard case .timer(timer) = self else { return false }
        return true
      }

      var isAnySource: Bool {
        guard case .source = self else { return false }
        return true
      }

      func isSource(_ source: SourceID) -> Bool {
        guard case .source(source) = self else { return false }
        return true
      }
    }

    /// What goes off again and again.
    private struct Repeating {
      let event: Event
      /// In nanoseconds.
      let interval: UInt64
      /// The number of the step that set it.
      let step: Int
      /// When it is due in real time, in nanoseconds of uptime; nil once it goes off in virtual time.
      var realDue: UInt64?
      /// When it is due in virtual time.
      var due: Duration

      func isDue(after moment: UInt64) -> Bool { realDue.map { $0 > moment } ?? false }

      /// Moves the moment on at which it is due in real time.
      mutating func moveOn(to now: UInt64) {
        guard let due = realDue, due <= now else { return }
        realDue = due + ((now - due) / interval + 1) * interval
      }

      /// Moves the moment on at which it is due in virtual time: what is past went off in real time, or not at all.
      mutating func moveOn(to now: Duration) {
        guard due < now else { return }
        let interval = Duration.nanoseconds(Int64(clamping: interval))
        due += interval * Int(((now - due) / interval).rounded(.up))
      }

      /// Makes it due in virtual time once more.
      mutating func goOff() {
        realDue = nil
        due += .nanoseconds(Int64(clamping: interval))
      }
    }

    private struct State {
      /// The session whose timers are watched; 0 while there is none.
      var session = 0
      var lastSession = 0
      /// In the order of their moments.
      var held: [Held] = []
      /// What is due so late that nobody waits for it. It is not done in the session, for virtual time
      /// comes to its moment at one time and not at another.
      var late: [Held] = []
      /// What goes off again and again, in the order in which it was set. Its timers are retained.
      var repeating: [Repeating] = []
      /// The number of handlers of each source of the app.
      var handlers: [SourceID: Int] = [:]
      /// The work that each source does that was let go off.
      var goingOff: [SourceID: UInt64] = [:]
      /// The moment up to which the running step is waited for in real time.
      var reach: UInt64 = 0
      /// The number of the running step.
      var step = 0
      var hasNear = false
      var hasLate = false
      /// Whether the running step has set something that goes off again beyond its reach.
      var repeatsBeyondReach = false

      mutating func hold(_ event: Event, for delay: Int64) {
        let now = VirtualTime.now
        // `.now() + 0.3` is a little less than 300 ms by the time it gets here.
        let delay = Duration.milliseconds((Double(max(0, delay)) / 1_000_000).rounded())
        guard delay <= MainLoop.patience else {
          hasLate = true
          late.append(Held(due: now + delay, event: event))
          return
        }
        let index = held.lastIndex { $0.due <= now + delay }.map { $0 + 1 } ?? 0
        held.insert(Held(due: now + delay, event: event), at: index)
      }

      /// Whether something can be done.
      func canHappen(_ event: Event) -> Bool {
        guard case .source(let source) = event else { return true }
        return handlers[source] != nil
      }

      /// Forgets for when a source was set.
      mutating func drop(_ source: SourceID) {
        held.removeAll { $0.event.isSource(source) }
        late.removeAll { $0.event.isSource(source) }
        repeating.removeAll { $0.event.isSource(source) }
      }

      /// Adds what goes off in real time, and is waited for if that is within the reach of the step.
      mutating func repeats(_ event: Event, delay: Int64, interval: UInt64, now: UInt64) {
        let delay = max(0, delay)
        let due = now + UInt64(delay)
        if due > reach { repeatsBeyondReach = true } else { hasNear = true }
        repeating.append(
          Repeating(
            event: event, interval: interval, step: step, realDue: due,
            due: VirtualTime.now + .nanoseconds(delay)))
      }

      /// Forgets the timers that are over, and returns them to be released.
      mutating func takeEndedTimers() -> [Event] {
        func isOver(_ repeating: Repeating) -> Bool {
          guard case .timer(let timer) = repeating.event else { return false }
          return !timers_is_valid(timer)
        }
        defer { repeating.removeAll(where: isOver) }
        return repeating.filter(isOver).map(\.event)
      }

      /// Whether something goes off again that the running step has set.
      var repeatsFromStep: Bool {
        repeating.contains { $0.step == step && canHappen($0.event) }
      }

      /// The index of what goes off next. What has yet to do its work does not go off.
      var nextRepeating: Int? {
        repeating.indices.filter { index in
          guard case .source(let source) = repeating[index].event else { return true }
          return handlers[source] != nil && goingOff[source] == nil
        }.min { repeating[$0].due < repeating[$1].due }
      }
    }

    private static let state = Mutex(State())
    /// The session in which the running task began; 0 for none, and nil outside of tasks.
    @TaskLocal private static var session: Int?

    /// Whether the running task is in the session whose timers are watched, and they can be seen.
    static var isOn: Bool { session.map(isOn) ?? false }

    /// The session that what runs here belongs to, on any thread; 0 for none.
    static var sessionHere: Int { session ?? state.withLock(\.session) }

    /// Whether a session goes on. What belongs to none always does.
    static func goesOn(_ session: Int) -> Bool {
      session == 0 || session == state.withLock(\.session)
    }

    /// Whether the timers of a session are watched, and can be seen.
    static func isOn(in session: Int) -> Bool {
      session != 0 && isPossible && session == state.withLock(\.session)
    }

    /// Whether a timer was set in the running step that is due within its reach.
    static var hasNear: Bool { state.withLock(\.hasNear) }

    /// Whether a timer was set in the running step that nobody waits for.
    static var hasLate: Bool {
      withRepeating { $0.hasLate || $0.repeatsBeyondReach && $0.repeatsFromStep }
    }

    /// Begins a session, whose number ``run(in:_:)`` takes, with a step.
    static func begin() -> Int {
      _ = isPossible
      BackgroundWork.watchBlocks()
      BackgroundWork.giveUpBlocks()
      let session = state.withLock {
        $0.lastSession += 1
        $0.session = $0.lastSession
        return $0.lastSession
      }
      beginStep()
      return session
    }

    /// Ends a session, and its `Timer`s with it. What is held for later is done in real time.
    static func end(_ number: Int) {
      let held = state.withLock { state -> [Held] in
        guard state.session == number else { return [] }
        state.session = 0
        defer { (state.held, state.late, state.repeating) = ([], [], []) }
        let repeating = state.repeating.filter { !$0.event.isAnySource }
        return (state.held + state.late).filter { state.canHappen($0.event) }
          + repeating.map { Held(due: $0.due, event: $0.event) }
      }
      for held in held {
        let delay = Int64(min(max(1, (held.due - VirtualTime.now) / .nanoseconds(1)), 1e18))
        switch held.event {
        case .call(let call): timers_call(call, delay)
        case .timer(let timer): timers_release(timer)
        case .source(let source): goOff(source, after: delay)
        }
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
        $0.step += 1
        $0.hasLate = false
        $0.repeatsBeyondReach = false
      }
    }

    /// The moment of the first that is held; nil where nothing is.
    static var firstHeld: Duration? { state.withLock { $0.held.first?.due } }

    /// Does the first that is held: it makes a call on its queue, has a source go off, or a timer when the
    /// run loop runs next.
    ///
    /// - Returns: Whether it is a timer.
    static func doHeld() -> Bool {
      let first = state.withLock { state -> Held? in
        let first = state.held.removeFirst()
        guard state.canHappen(first.event) else { return nil }
        if case .source(let source) = first.event {
          state.goingOff[source] = BackgroundWork.beginBlock()
        }
        return first
      }
      switch first?.event {
      case nil:
        return false
      case .source(let source):
        goOff(source, after: 0)
        return false
      case .call(let call):
        BackgroundWork.begin()
        timers_call(call, 0)
        return false
      case .timer(let timer):
        timers_set_delay(timer, 0)
        timers_release(timer)
        return true
      }
    }

    /// The moment at which something goes off again; nil where nothing does.
    static var firstRepeating: Duration? {
      withRepeating { state in state.nextRepeating.map { state.repeating[$0].due } }
    }

    /// Has what goes off again do so from now on.
    static func moveRepeatingOn() {
      let now = VirtualTime.now
      state.withLock { state in
        for index in state.repeating.indices { state.repeating[index].moveOn(to: now) }
      }
    }

    /// Runs `body` with what goes off again, without the timers that are over. These are released after it: what
    /// they keep may set timers as it goes.
    private static func withRepeating<Result: Sendable>(
      _ body: (inout State) -> Result
    ) -> Result {
      let (result, ended) = state.withLock { state in
        let ended = state.takeEndedTimers()
        return (body(&state), ended)
      }
      for case .timer(let timer) in ended { timers_release(timer) }
      return result
    }

    /// Has what is due first go off: a source, or a timer when the run loop runs next. From then on it goes off
    /// in no other way.
    ///
    /// - Returns: The timer, which is to be put off once it has gone off; nil for a source.
    static func doRepeating() -> UnsafeMutableRawPointer? {
      let event = state.withLock { state -> Event? in
        guard let index = state.nextRepeating else { return nil }
        state.repeating[index].goOff()
        let event = state.repeating[index].event
        if case .source(let source) = event {
          state.goingOff[source] = BackgroundWork.beginBlock()
        }
        return event
      }
      switch event {
      case .source(let source):
        goOff(source, after: 0)
        return nil
      case .timer(let timer):
        timers_set_delay(timer, 0)
        return timer
      case .call, nil:
        return nil
      }
    }

    /// Puts a timer off that goes off in virtual time, and may be over.
    static func putOff(_ timer: UnsafeMutableRawPointer) {
      if timers_is_valid(timer) { timers_set_delay(timer, 1e9) }
    }

    /// Notes that what goes off again is not waited for any longer.
    static func giveUp() { state.withLock { $0.hasLate = true } }

    /// Whether this thread makes a call that was held.
    static var isThreadCalling: Bool { timers_is_calling() }

    /// The time until the next timer within the running step's reach is due; nil when none is left.
    static var timeToNext: Duration? {
      let now = now
      return withRepeating { state -> Duration? in
        for index in state.repeating.indices { state.repeating[index].moveOn(to: now) }
        if state.repeating.contains(where: { $0.step == state.step && $0.isDue(after: state.reach) }
        ) {
          state.repeatsBeyondReach = true
        }
        let next = state.repeating.compactMap(\.realDue).filter { $0 <= state.reach }.min()
        return next.map { .nanoseconds(Int64(clamping: $0 - now)) }
      }
    }

    private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

    /// Whether timers are seen where they are set.
    private static let isPossible = timers_observe(
      timer_observer(
        holds: { TimerWatch.isOfApp },
        hold: { if !TimerWatch.hold(.call($1!), for: $0) { timers_call($1!, max(1, $0)) } },
        called: { BackgroundWork.end() },
        set: { TimerWatch.set(SourceID(bitPattern: $0), delay: $1, interval: $2) },
        gained_handler: { TimerWatch.gainHandler(SourceID(bitPattern: $0)) },
        lost_handler: { TimerWatch.loseHandler(SourceID(bitPattern: $0)) },
        went_off: { TimerWatch.wentOff(SourceID(bitPattern: $0)) },
        add: { TimerWatch.add($1, to: $0, mode: $2, delay: $3, interval: $4) }))

    /// Whether what is set or enqueued now, on this thread, is the app's.
    static var isOfApp: Bool {
      let isInTask = withUnsafeCurrentTask { $0 != nil }
      let watched = state.withLock(\.session)
      return watched != 0 && (session ?? (isInTask ? 0 : watched)) == watched
    }

    /// Holds what is to be done after a delay; false where the session is over.
    private static func hold(_ event: Event, for delay: Int64) -> Bool {
      state.withLock { state in
        guard state.session != 0 else { return false }
        state.hold(event, for: delay)
        return true
      }
    }

    /// Holds a source that is set to go off once; false where it goes off in real time.
    private static func set(_ source: SourceID, delay: Int64, interval: UInt64) -> Bool {
      state.withLock { $0.drop(source) }
      // One that is set to go off never is not set.
      guard isOfApp, delay < .max else { return false }
      guard interval == 0 else {
        state.withLock {
          guard $0.session != 0 else { return }
          $0.repeats(.source(source), delay: delay, interval: interval, now: now)
        }
        return false
      }
      return hold(.source(source), for: delay)
    }

    private static func goOff(_ source: SourceID, after delay: Int64) {
      timers_go_off(UnsafeMutableRawPointer(bitPattern: source), delay)
    }

    private static func gainHandler(_ source: SourceID) {
      state.withLock { $0.handlers[source, default: 0] += 1 }
    }

    private static func loseHandler(_ source: SourceID) {
      let isLast = state.withLock { state in
        state.handlers[source, default: 1] -= 1
        guard state.handlers[source] == 0 else { return false }
        state.handlers[source] = nil
        state.drop(source)
        return true
      }
      if isLast { wentOff(source) }
    }

    private static func wentOff(_ source: SourceID) {
      let work = state.withLock { $0.goingOff.removeValue(forKey: source) }
      if let work { BackgroundWork.endBlock(work) }
    }

    private static func add(
      _ timer: UnsafeMutableRawPointer?, to loop: UnsafeMutableRawPointer?,
      mode: UnsafeMutableRawPointer?, delay: Int64, interval: UInt64
    ) {
      guard let timer, let loop, let mode, isOfApp else { return }
      RunLoopTimers.add(loop: loop, timer: timer, mode: mode)
      if interval > 0 {
        state.withLock {
          // It may be in other modes already.
          guard $0.session != 0, !$0.repeating.contains(where: { $0.event.isTimer(timer) }) else {
            return
          }
          timers_retain(timer)
          $0.repeats(.timer(timer), delay: delay, interval: interval, now: now)
        }
      } else {
        timers_set_delay(timer, 1e9)
        timers_retain(timer)
        if !hold(.timer(timer), for: delay) { timers_release(timer) }
      }
    }
  }
#else
  /// The timers of an app, on a platform where they cannot be seen.
  enum TimerWatch {
    static let isOn = false
    static let sessionHere = 0
    static func goesOn(_ session: Int) -> Bool { true }
    static func isOn(in session: Int) -> Bool { false }
    static let hasNear = false
    static let hasLate = false
    static let isThreadCalling = false
    static var firstHeld: Duration? { nil }
    static func doHeld() -> Bool { false }
    static var firstRepeating: Duration? { nil }
    static func moveRepeatingOn() {}
    static func doRepeating() -> UnsafeMutableRawPointer? { nil }
    static func putOff(_ timer: UnsafeMutableRawPointer) {}
    static func giveUp() {}
    static var timeToNext: Duration? { nil }

    static func begin() -> Int { 0 }
    static func end(_ number: Int) {}
    static func beginStep() {}

    @MainActor
    static func run<Result>(in number: Int, _ body: @MainActor () async -> Result) async -> Result {
      await body()
    }

    @MainActor
    static func withoutWatching(_ body: () -> Void) { body() }
  }
#endif
