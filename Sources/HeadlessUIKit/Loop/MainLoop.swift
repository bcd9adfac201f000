import Dispatch

/// The stand-in's main loop.
///
/// Model properties (`viewControllers`, `rootViewController`, `presentedViewController`) change
/// during the call. Views load and appearance callbacks run when a test runs the loop.
@MainActor public enum MainLoop {
  static var queue: [LoopWork] = []
  static var afterTransitions: [@MainActor () -> Void] = []
  static var isRunning = false

  /// The number of items enqueued since launch, by which a pass is known to be quiet.
  static var enqueuedCount = 0

  /// The number of items in one run that counts as an endless loop.
  private static let endlessCount = 1_000_000

  /// The number of quiet passes of the main queue after which the loop is idle.
  private static let quietPasses = 4

  private static let quietTurns = MainQueueTurns(quietPasses)

  /// The number of task jobs when the loop was last idle.
  private static var jobsAtRest: Int?

  /// Runs everything enqueued until nothing is left, then reports ``InterfaceEvent/idle``.
  ///
  /// Work on the main queue is not run: ``runUntilIdle()`` does that. Called from code that the loop
  /// itself runs, the method does nothing.
  public static func runPending() {
    guard !isRunning else { return }
    repeat {
      drain()
      InterfaceObservation.report(.idle)
    } while !isEmpty
  }

  /// Runs until the loop is empty and several passes of the main queue enqueued nothing more.
  ///
  /// Timers and work on other threads are not waited for. Reports ``InterfaceEvent/idle`` at the
  /// end.
  public static func runUntilIdle() async {
    guard !isRunning else { return }
    repeat {
      if await !isQuietWithoutTasks() { await runUntilQuiet() }
      InterfaceObservation.report(.idle)
    } while !isEmpty
    jobsAtRest = TaskJobs.count
  }

  private static func runUntilQuiet() async {
    var quiet = 0
    while quiet < quietPasses {
      drain()
      let before = enqueuedCount
      await Task.yield()
      quiet = enqueuedCount == before && isEmpty ? quiet + 1 : 0
    }
  }

  /// Gives the main queue as many turns as idleness requires, at the cost of one. This suffices if
  /// no task has run a job since the loop was last idle.
  ///
  /// - Returns: Whether nothing was enqueued meanwhile and no task ran a job.
  private static func isQuietWithoutTasks() async -> Bool {
    drain()
    guard let jobs = TaskJobs.count, jobs == jobsAtRest else { return false }
    let before = enqueuedCount
    await quietTurns.pass()
    return enqueuedCount == before && isEmpty && TaskJobs.count == jobs
  }

  static var isEmpty: Bool { queue.isEmpty && afterTransitions.isEmpty }

  static func enqueue(_ work: LoopWork) {
    enqueuedCount += 1
    queue.append(work)
    #if FLOW_PHONE
      RunLoopOfPhone.start()
    #endif
  }

  /// Runs `work` after all transitions under way have ended.
  static func enqueueAfterTransitions(_ work: @escaping @MainActor () -> Void) {
    enqueuedCount += 1
    afterTransitions.append(work)
  }

  static func reset() {
    queue = []
    afterTransitions = []
    isRunning = false
    jobsAtRest = nil
  }

  private static func drain() {
    isRunning = true
    defer { isRunning = false }
    var done = 0
    while !isEmpty {
      var head = 0
      while head < queue.count {
        let work = queue[head]
        // The slot must not keep a screen alive while later work runs.
        queue[head] = .run(nothing)
        head += 1
        perform(work)
        done += 1
        if done == endlessCount {
          Misuse.raise(
            """
            The main loop ran a million items without becoming idle. Look for callbacks that \
            navigate back and forth.
            """)
        }
      }
      queue.removeAll(keepingCapacity: true)
      if !afterTransitions.isEmpty {
        let last = afterTransitions
        afterTransitions = []
        for work in last { work() }
      }
    }
  }

  private static let nothing: @MainActor () -> Void = {}

  private static func perform(_ work: consuming LoopWork) {
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
}

/// An object that shows its model when the loop commits it.
@MainActor protocol LoopCommitting: AnyObject {
  func commit()
}
