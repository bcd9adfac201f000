#if os(Linux)
  import Dispatch
  import Glibc
  import Synchronization

  /// The jobs that Swift tasks hand to the thread pool, so that the loop waits for those that there are.
  /// Jobs of the main actor are on the main queue instead.
  ///
  /// It uses the runtime's enqueue hook. If another library uses the hook, nothing is counted.
  enum TaskJobs {
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// The address of the hook, and its value while it is ours.
    private struct Slot {
      let address: UnsafeRawPointer
      let ours: UInt
    }

    private static let counter = Atomic<Int>(0)
    /// Those that the main queue, the end of a sleep or one of these handed over while the loop was driven,
    /// and that have not ended.
    private static let unfinished = Atomic<Int>(0)
    private static let isFollowing = Atomic<Bool>(false)
    private static let pool = {
      let pool = DispatchQueue(label: "followed jobs", attributes: .concurrent)
      pool.setSpecific(key: isFollowed, value: true)
      return pool
    }()
    private static let isFollowed = DispatchSpecificKey<Bool>()
    @MainActor private static let slot = hooked("swift_task_enqueueGlobal_hook")

    /// The number of jobs so far, or `nil` if they are not counted.
    @MainActor static var count: Int? {
      guard let slot, slot.address.load(as: UInt.self) == slot.ours else { return nil }
      return counter.load(ordering: .acquiring)
    }

    /// Whether one of these is at work, or waits for a thread.
    static var areUnfinished: Bool { unfinished.load(ordering: .acquiring) > 0 }

    /// Follows the jobs that are handed over from here on, or no longer.
    @MainActor static func follow(_ isFollowed: Bool) {
      isFollowing.store(isFollowed && slot != nil, ordering: .releasing)
    }

    /// Whether a job that is handed over on this thread is followed.
    private static var isFollowedHere: Bool {
      MainQueue.isCurrent || TimerWatch.isThreadCalling
        || DispatchQueue.getSpecific(key: isFollowed) == true
    }

    /// Leaves the processor to other threads for a moment.
    static func pause() { usleep(20) }

    /// Runs a job as the thread pool would, and notes its end.
    private static func run(_ job: UnownedJob) {
      unfinished.add(1, ordering: .acquiringAndReleasing)
      pool.async {
        // The executor of jobs that belong to no actor has no identity.
        job.runSynchronously(on: unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
        unfinished.subtract(1, ordering: .acquiringAndReleasing)
      }
    }

    /// Sets the hook. Returns `nil` if the runtime has none or it is in use.
    private static func hooked(_ name: String) -> Slot? {
      guard let address = dlsym(nil, name), address.load(as: UInt.self) == 0 else { return nil }
      address.assumingMemoryBound(to: Hook?.self).pointee = { job, enqueue in
        TaskJobs.counter.add(1, ordering: .acquiringAndReleasing)
        if TaskJobs.isFollowing.load(ordering: .acquiring), TaskJobs.isFollowedHere {
          TaskJobs.run(job)
        } else {
          enqueue(job)
        }
      }
      return Slot(address: address, ours: address.load(as: UInt.self))
    }
  }
#else
  /// The jobs of tasks, for platforms where they are not counted.
  enum TaskJobs {
    @MainActor static var count: Int? { nil }
    static var areUnfinished: Bool { false }
    static func pause() {}
    @MainActor static func follow(_ isFollowed: Bool) {}
  }
#endif
