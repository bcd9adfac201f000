#if os(Linux)
  import Glibc
  import Synchronization

  /// A counter of the jobs that Swift tasks hand to the thread pool, so that the loop does not wait
  /// for tasks that do not exist. Jobs of the main actor are on the main queue instead.
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
    @MainActor private static let slot = hooked("swift_task_enqueueGlobal_hook")

    /// The number of jobs so far, or `nil` if they are not counted.
    @MainActor static var count: Int? {
      guard let slot, slot.address.load(as: UInt.self) == slot.ours else { return nil }
      return counter.load(ordering: .acquiring)
    }

    /// Sets the hook. Returns `nil` if the runtime has none or it is in use.
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
  /// A counter of task jobs, for platforms where they are not counted.
  enum TaskJobs {
    @MainActor static var count: Int? { nil }
  }
#endif
