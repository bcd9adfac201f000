// A phone's main run loop runs by itself, and others can watch it. The phone's half of the package
// counts on both. On Linux these functions of Core Foundation are not to be had, so they are here,
// with Apple's signatures, for a build of that half.
#if FLOW_PHONE
  import Dispatch
  import Foundation

  /// A phone's main run loop: nobody drives it.
  @MainActor enum RunLoopOfPhone {
    /// The time between two turns: shorter than a display's 16 ms, as a loop wakes for other things.
    private static let turn = DispatchTimeInterval.milliseconds(4)

    static var observers: [CFRunLoopObserver] = []
    private static var timer: (any DispatchSourceTimer)?

    /// Turns from now on, unless it does already.
    static func start() {
      guard timer == nil else { return }
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.setEventHandler {
        MainActor.assumeIsolated {
          MainLoop.runPending()
          for observer in observers { observer.loopWillWait() }
        }
      }
      timer.schedule(deadline: .now(), repeating: turn)
      timer.resume()
      self.timer = timer
    }
  }

  /// A run loop: there is only the main one here.
  package final class CFRunLoop: Sendable {
    static let main = CFRunLoop()
  }

  /// Who allocates memory: always the default.
  package final class CFAllocator: Sendable {}

  /// The modes a run loop runs in: it makes no difference here.
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

    /// The loop has nothing left to do.
    package static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
  }

  /// Watches a run loop.
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

  /// Creates an observer; `repeats` must be true here, and the order is that of adding.
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

  /// Adds an observer, which the loop keeps. Only on the main thread here.
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

  /// Removes an observer. Only on the main thread here.
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
