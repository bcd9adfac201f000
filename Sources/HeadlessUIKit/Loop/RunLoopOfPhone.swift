// The phone's half of the package relies on a main run loop that runs by itself and has observers.
// A Linux build of that half gets Core Foundation's functions from this file, with Apple's signatures.
#if FLOW_PHONE
  import Dispatch
  import Foundation

  /// A main run loop that runs by itself, as on a phone.
  @MainActor enum RunLoopOfPhone {
    /// The time between two turns. It is shorter than a display's 16 ms, as a loop also wakes for
    /// other events.
    private static let turn = DispatchTimeInterval.milliseconds(4)

    static var observers: [CFRunLoopObserver] = []
    private static var timer: (any DispatchSourceTimer)?

    /// Starts the loop unless it is running.
    static func start() {
      guard timer == nil else { return }
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.setEventHandler {
        MainActor.assumeIsolated {
          MainLoop.runPending()
          wait()
        }
      }
      timer.schedule(deadline: .now(), repeating: turn)
      timer.resume()
      self.timer = timer
    }

    /// Calls the observers, as a loop does before it waits.
    static func wait() {
      for observer in observers { observer.loopWillWait() }
    }
  }

  /// A run loop, of which there is only the main one.
  package final class CFRunLoop: Sendable {
    static let main = CFRunLoop()
  }

  /// An allocator of memory, which is always the default.
  package final class CFAllocator: Sendable {}

  /// A mode of a run loop. It has no effect.
  package struct CFRunLoopMode: Hashable, Sendable {
    /// All modes in which an app runs its loop.
    package static let commonModes = CFRunLoopMode()
  }

  /// A stage of a run loop's turn, in the values of Core Foundation.
  package struct CFRunLoopActivity: OptionSet, Sendable {
    /// The stages as bits.
    package let rawValue: UInt

    /// Creates a set of stages.
    package init(rawValue: UInt) { self.rawValue = rawValue }

    /// The loop is about to wait, with nothing left to do.
    package static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
  }

  /// An observer of a run loop.
  package final class CFRunLoopObserver {
    private let activities: CFRunLoopActivity
    private let block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?

    init(
      _ activities: CFRunLoopActivity,
      _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
    ) {
      self.activities = activities
      self.block = block
    }

    func loopWillWait() {
      if activities.contains(.beforeWaiting) { block?(self, .beforeWaiting) }
    }
  }

  /// Creates an observer. `repeats` must be true, and observers run in the order of adding.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  package func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: UInt, _ repeats: Bool, _ order: Int,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
  ) -> CFRunLoopObserver! {
    CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), block)
  }

  /// Returns the main run loop.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  package func CFRunLoopGetMain() -> CFRunLoop! { .main }

  /// Adds an observer, which the loop retains. It must be called on the main thread.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  package func CFRunLoopAddObserver(
    _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
  ) {
    nonisolated(unsafe) let observer = observer!
    MainActor.assumeIsolated {
      RunLoopOfPhone.observers.append(observer)
      RunLoopOfPhone.start()
    }
  }

  /// Removes an observer. It must be called on the main thread.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  package func CFRunLoopRemoveObserver(
    _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
  ) {
    nonisolated(unsafe) let observer = observer
    MainActor.assumeIsolated {
      RunLoopOfPhone.observers.removeAll { $0 === observer }
    }
  }
#endif
