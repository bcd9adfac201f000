import Dispatch

/// The stand-in's main loop.
///
/// A model (`viewControllers`, `rootViewController`, `presentedViewController`) changes at the call;
/// views load and appearance callbacks run when the loop runs. It runs only when it is told to.
@MainActor public enum MainLoop {
  static var queue: [LoopWork] = []
  static var afterTransitions: [@MainActor () -> Void] = []
  static var isRunning = false

  /// Counts what has been handed to the loop since launch; tells whether a turn brought anything.
  static var handedIn = 0

  /// Things done in one run after which an app is taken to go round in circles.
  private static let restlessness = 1_000_000

  /// Passes of the main queue that have to bring nothing before the loop counts as idle.
  private static let quietPasses = 4

  private static let quietTurns = MainQueueTurns(quietPasses)

  /// The jobs of tasks that had been counted when the loop was idle last.
  private static var jobsAtRest: Int?

  /// Runs everything enqueued (transition commits, completions) until nothing is left, without
  /// giving the main queue a turn, and tells observers that the loop is idle.
  ///
  /// Called from code that the loop itself is running, it does nothing: that code is part of a turn.
  public static func runPending() {
    guard !isRunning else { return }
    repeat {
      drain()
      InterfaceObservation.tell(.idle)
    } while !isEmpty
  }

  /// Runs until idle: the own queue is empty, and passes of the main queue brought nothing more.
  ///
  /// It does not wait for timers or for work on other threads: time is the caller's to move.
  public static func runUntilIdle() async {
    guard !isRunning else { return }
    repeat {
      if await !isQuietWithoutTasks() { await runUntilQuiet() }
      InterfaceObservation.tell(.idle)
    } while !isEmpty
    jobsAtRest = TaskJobs.count
  }

  private static func runUntilQuiet() async {
    var quiet = 0
    while quiet < quietPasses {
      drain()
      let before = handedIn
      await Task.yield()
      quiet = handedIn == before && isEmpty ? quiet + 1 : 0
    }
  }

  /// Lets the main queue do what is on it, for as many turns as it takes to be idle, at the cost of
  /// one: where no task has had a job since the loop was idle last, there is none to wait for.
  ///
  /// - Returns: whether nothing was handed in meanwhile, nor a job of a task.
  private static func isQuietWithoutTasks() async -> Bool {
    drain()
    guard let jobs = TaskJobs.count, jobs == jobsAtRest else { return false }
    let before = handedIn
    await quietTurns.pass()
    return handedIn == before && isEmpty && TaskJobs.count == jobs
  }

  static var isEmpty: Bool { queue.isEmpty && afterTransitions.isEmpty }

  static func enqueue(_ work: LoopWork) {
    handedIn += 1
    queue.append(work)
    #if FLOW_PHONE
      RunLoopOfPhone.start()
    #endif
  }

  /// Runs `work` once every transition under way has ended.
  static func enqueueAfterTransitions(_ work: @escaping @MainActor () -> Void) {
    handedIn += 1
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
        if done == restlessness {
          Complaint.raise(
            """
            The main loop does not come to rest: a million things were done in one run, and there \
            is more. Look for callbacks that navigate back and forth.
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

/// One thing the main loop has still to do.
enum LoopWork {
  /// Bring what is shown into line with what a container or window says it shows.
  case commit(any LoopCommitting)
  /// End a navigation stack's transition.
  case finishNavigation(UINavigationController, NavigationTransition)
  /// End a presentation or a dismissal.
  case finishPresentation(Presentation)
  /// Anything else: completions, animations, handlers.
  case run(@MainActor () -> Void)
}

/// Something whose shown state follows its model when the loop commits.
@MainActor protocol LoopCommitting: AnyObject {
  func commit()
}
