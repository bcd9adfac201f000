import Dispatch

/// The stand-in's main loop.
///
/// Model properties (`viewControllers`, `rootViewController`, `presentedViewController`) change
/// during the call. Views load and appearance callbacks run in the next turn of the loop. It takes its
/// turns by itself on the main queue, as a phone's does, and at once where a test runs it.
@MainActor public enum MainLoop {
  static var queue: [LoopWork] = []
  static var afterTransitions: [@MainActor () -> Void] = []
  static var timeline = Timeline()
  static var isRunning = false

  /// The number of items enqueued since launch, by which a pass is known to be quiet.
  static var enqueuedCount = 0

  /// The number of items in one run that counts as an endless loop.
  private static let endlessCount = 1_000_000

  /// The most animations that end, and the most sleepers that wake, in one run. What then still moves,
  /// moves for ever.
  static let mostAnimations = 1_000

  /// The longest virtual time for which one run waits.
  nonisolated package static let patience = Duration.seconds(10)

  /// The number of animations that may yet end in this run.
  static var animationsLeft = mostAnimations

  /// The number of sleepers that may yet wake in this run.
  private static var wakesLeft = mostAnimations

  /// The number of those who drive the loop now. While there are any, it takes no turns by itself.
  static var drivers = 0

  /// Whether the main queue holds a turn of the loop.
  static var isTurnScheduled = false

  /// The moment of the timeline for which the loop waits in real time.
  static var alarm: Duration?

  /// The items done since the loop was last empty, or since a driver began to run it.
  private static var doneCount = 0

  /// The number of quiet passes of the main queue after which the loop is idle.
  private static let quietPasses = 4

  private static let quietTurns = MainQueueTurns(quietPasses)

  /// The longest real time for which the loop waits for a job that a task handed to the thread pool, where it
  /// may be waiting itself: on a busy machine, the main queue may take many turns before it starts.
  private static let jobPatience = Duration.milliseconds(50)

  /// The same for a job that runs, and for ``BackgroundWork``, such as what `asyncAfter` does on another queue.
  private static let workPatience = Duration.seconds(1)

  /// The same while other threads run: on a loaded machine they wait for a processor.
  private static let loadedPatience = Duration.seconds(5)

  /// The most real time that threads of the app get before virtual time moves on by more than a moment.
  private static let lead = Duration.milliseconds(10)
  private static let moment = Duration.milliseconds(100)

  /// The number of task jobs when the loop was last idle.
  private static var jobsAtRest: Int?

  /// Runs everything enqueued until nothing is left, then reports ``InterfaceEvent/idle``.
  ///
  /// Work on the main queue is not run: ``runUntilIdle()`` does that. Called from code that the loop
  /// itself runs, the method does nothing.
  public static func runPending() {
    guard !isRunning else { return }
    beginRun()
    repeat {
      drain()
      reportIdle()
    } while !isEmpty
  }

  /// Runs until the loop is empty and several passes of the main queue enqueued nothing more. Whoever
  /// sleeps on an ``InterfaceClock`` for at most ten seconds then wakes, and the loop runs again. So it is
  /// with `Task.sleep`, `asyncAfter`, and a `Timer` or `DispatchSource` that does not repeat, in a session of
  /// an app.
  ///
  /// ``BackgroundWork`` is waited for; other timers and work on other threads are not. Reports
  /// ``InterfaceEvent/idle`` at the end, and before time moves on.
  public static func runUntilIdle() async {
    guard !isRunning else { return }
    beginRun()
    beginDriving()
    defer { endDriving() }
    let end = VirtualTime.now + patience
    var hasWaited = false
    repeat {
      repeat {
        if await !isQuietWithoutTasks() { await runUntilQuiet() }
        reportIdle()
      } while !isEmpty
    } while await moveOn(before: end, hasWaited: &hasWaited)
    jobsAtRest = TaskJobs.count
  }

  private static func beginRun() {
    doneCount = 0
    animationsLeft = mostAnimations
    wakesLeft = mostAnimations
  }

  static func reportIdle() {
    #if !canImport(ObjectiveC)
      AssociatedObjects.shared.sweep()
    #endif
    InterfaceObservation.report(.idle)
  }

  private static func runUntilQuiet() async {
    let start = ContinuousClock.now
    var quiet = 0
    while quiet < quietPasses {
      drain(beforeSleepers: true)
      let (before, blocks) = (enqueuedCount, BackgroundWork.counts.onMain)
      await Task.yield()
      let isBusy = BackgroundWork.isUnderWay
      let time = ContinuousClock.now - start
      if isAwaited(isBusy: isBusy, for: time) {
        TaskJobs.pause()
        quiet = 0
      } else {
        if isBusy { BackgroundWork.giveUpBlocks() }
        // Each block of a chain on the main queue enqueues the next. One without an end is not waited for.
        let isChain = BackgroundWork.counts.onMain != blocks && time < jobPatience
        quiet = enqueuedCount == before && isEmpty && !isChain ? quiet + 1 : 0
      }
    }
  }

  /// Whether work on other threads is waited for, after some time.
  private static func isAwaited(isBusy: Bool, for time: Duration) -> Bool {
    guard isBusy else {
      return TaskJobs.areUnfinished
        && (time < jobPatience || time < workPatience && OtherThreads.areRunning == true)
    }
    return time < workPatience || time < loadedPatience && OtherThreads.areRunning == true
  }

  /// Gives the main queue as many turns as idleness requires, at the cost of one. This suffices if
  /// no task has run a job since the loop was last idle.
  ///
  /// - Returns: Whether nothing was enqueued meanwhile, no task ran a job, and no other queue began
  ///   anything.
  private static func isQuietWithoutTasks() async -> Bool {
    drain(beforeSleepers: true)
    guard let jobs = TaskJobs.count, jobs == jobsAtRest, !BackgroundWork.isUnderWay else {
      return false
    }
    let (before, blocks) = (enqueuedCount, BackgroundWork.counts)
    await quietTurns.pass()
    return enqueuedCount == before && BackgroundWork.counts == blocks && isEmpty
      && TaskJobs.count == jobs
  }

  /// The number of transitions under way that an animator of the app animates.
  static var animatedTransitions = 0

  /// Whether nothing is left to do now.
  static var isEmpty: Bool { queue.isEmpty && afterTransitions.isEmpty }

  static func enqueue(_ work: LoopWork) {
    enqueuedCount += 1
    queue.append(work)
    scheduleTurn()
  }

  /// Enqueues `work` from any thread.
  nonisolated static func hand(_ work: @escaping () -> Void) {
    // It is handed over, and not called here.
    nonisolated(unsafe) let work = work
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { enqueue(.run { work() }) }
    } else {
      DispatchQueue.main.async { enqueue(.run { work() }) }
    }
  }

  /// Runs `work` after all transitions under way have ended.
  static func enqueueAfterTransitions(_ work: @escaping @MainActor () -> Void) {
    enqueuedCount += 1
    afterTransitions.append(work)
    scheduleTurn()
  }

  /// Adds an event that happens at a moment of virtual time.
  static func add(_ event: Timeline.Event, at moment: Duration, id: Int? = nil) {
    enqueuedCount += 1
    timeline.add(event, at: moment, id: id)
    scheduleTurn()
  }

  static func reset() {
    queue = []
    afterTransitions = []
    AutoreleasePool.drain()
    endSleeps()
    timeline = Timeline()
    isRunning = false
    animatedTransitions = 0
    animationsLeft = mostAnimations
    jobsAtRest = nil
  }

  /// Runs everything that is left to do, animations included.
  ///
  /// - Parameter beforeSleepers: Whether only those animations end that do so before the next sleeper
  ///   wakes.
  private static func drain(beforeSleepers: Bool = false) {
    repeat {
      runQueue()
    } while !(beforeSleepers && isSleepFirst) && endAnimation()
  }

  /// Whether a sleep ends before the next animation does.
  private static var isSleepFirst: Bool {
    guard let next = timeline.entries.first else { return false }
    return timeline.beginsWithSleeper || BackgroundWork.isUnderWay
      || TimerWatch.firstHeld.map { $0 < next.end } ?? false
  }

  /// Moves time on to the end of the next sleep; false where none ends before `end`.
  ///
  /// What threads of the app do takes no virtual time. Before time moves on by more than a moment, they
  /// get some that is real, once.
  private static func moveOn(before end: Duration, hasWaited: inout Bool) async -> Bool {
    guard wakesLeft > 0 else { return false }
    let sleeper = timeline.firstSleeper
    let woken = sleeper.map { timeline.entries[$0].end }
    let held = TimerWatch.firstHeld
    guard let next = [woken, held].compactMap(\.self).min(), next <= end else { return false }
    if next == held, !hasWaited, next > VirtualTime.now + moment {
      hasWaited = true
      await waitForThreads(atMost: lead)
      return true
    }
    wakesLeft -= 1
    if let sleeper, next == woken {
      happen(timeline.take(at: sleeper))
    } else {
      doHeld(at: next)
    }
    // Who has woken runs before the next animation ends.
    await Task.yield()
    return true
  }

  /// Ends the next animation, if there is one and this run may.
  static func endAnimation() -> Bool {
    guard let index = timeline.firstAnimation else { return false }
    guard animationsLeft > 0 else {
      Misuse.log(
        """
        \(mostAnimations) animations ended, and there are more. The app is taken to be at rest while \
        they go on.
        """)
      return false
    }
    animationsLeft -= 1
    happen(timeline.take(at: index))
    return true
  }

  /// Lets an event of the timeline happen.
  static func happen(_ event: Timeline.Event) {
    let wasRunning = isRunning
    isRunning = true
    defer { isRunning = wasRunning }
    switch event {
    case .animation(let end): end()
    case .wake(let sleeper): sleeper.resume()
    }
    count()
  }

  /// Runs what is enqueued, and what that enqueues.
  static func runQueue() {
    isRunning = true
    defer { isRunning = false }
    // The turn in which this was enqueued ends when all of it is done; more belongs to later turns.
    var turn = queue.count
    if turn == 0 { AutoreleasePool.drain() }
    while !isEmpty {
      var head = 0
      while head < queue.count {
        let work = queue[head]
        // The slot must not keep a screen alive while later work runs.
        queue[head] = .run(nothing)
        head += 1
        perform(work)
        count()
        if head == turn {
          AutoreleasePool.drain()
          turn = 0
        }
      }
      queue.removeAll(keepingCapacity: true)
      if animatedTransitions > 0, endAnimation() { continue }
      if !afterTransitions.isEmpty {
        let last = afterTransitions
        afterTransitions = []
        for work in last {
          work()
          count()
        }
      }
      if isEmpty { AutoreleasePool.drain() }
    }
  }

  /// Counts an item that was done, and stops the program where there is no end to them.
  private static func count() {
    doneCount += 1
    guard doneCount >= endlessCount else { return }
    Misuse.raise(
      """
      The main loop ran a million items without becoming idle. Look for callbacks that navigate \
      back and forth.
      """)
  }

  private static let nothing: @MainActor () -> Void = {}

  private static func perform(_ work: consuming LoopWork) {
    #if FLOW_PHONE
      if work.endsTransition { RunLoopOfPhone.wait() }
    #endif
    switch work {
    case .commit(let committing): committing.commit()
    case .finishNavigation(let navigation, let transition): navigation.finish(transition)
    case .finishPresentation(let presentation): presentation.finish()
    case .run(let block): block()
    }
  }
}

/// An item of work of the main loop.
enum LoopWork {
  /// Shows what a container's or window's model holds.
  case commit(any LoopCommitting)
  /// Ends a navigation stack's transition.
  case finishNavigation(UINavigationController, NavigationTransition)
  /// Ends a presentation or a dismissal.
  case finishPresentation(Presentation)
  /// Runs a completion, animation or handler.
  case run(@MainActor () -> Void)

  #if FLOW_PHONE
    /// Whether it ends an animation, during which a phone's loop waits.
    var endsTransition: Bool {
      switch self {
      case .finishNavigation, .finishPresentation: true
      case .commit, .run: false
      }
    }
  #endif
}

/// An object that shows its model when the loop commits it.
@MainActor protocol LoopCommitting: AnyObject {
  func commit()
}
