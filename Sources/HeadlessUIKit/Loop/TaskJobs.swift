#if os(Linux)
  import Glibc
  import Synchronization

  /// Counts the jobs of Swift's tasks as they are handed to the pool of threads, so that the loop
  /// need not wait for tasks that there are not. Those of the main actor are on the main queue.
  ///
  /// The runtime has a hook for it. Where somebody else uses that, nothing is counted.
  enum TaskJobs {
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// Where the runtime looks for the hook, and what is there as long as it is ours.
    private struct Slot {
      let address: UnsafeRawPointer
      let ours: UInt
    }

    private static let counter = Atomic<Int>(0)
    @MainActor private static let slot = hooked("swift_task_enqueueGlobal_hook")

    /// How many jobs have been handed in so far; nil when they are not counted.
    @MainActor static var count: Int? {
      guard let slot, slot.address.load(as: UInt.self) == slot.ours else { return nil }
      return counter.load(ordering: .acquiring)
    }

    /// Sets the hook; nil when the runtime has none, or it is taken.
    private static func hooked(_ name: String) -> Slot? {
      guard let address = dlsym(nil, name), address.load(as: UInt.self) == 0 else { return nil }
      address.assumingMemoryBound(to: Hook?.self).pointee = { job, enqueue in
        TaskJobs.counter.add(1, ordering: .acquiringAndReleasing)
        enqueue(job)
      }
      return Slot(address: address, ours: address.load(as: UInt.self))
    }
  }
#else
  /// Counts the jobs of Swift's tasks, where the runtime tells of them.
  enum TaskJobs {
    @MainActor static var count: Int? { nil }
  }
#endif
