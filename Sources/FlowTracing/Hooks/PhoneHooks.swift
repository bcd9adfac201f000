// How a tracer watches UIKit itself: UIKit has no hook, so it looks when the run loop is idle.
#if FLOW_PHONE
  import PortableUIKit

  extension FlowTracer {
    /// Looks whenever the main run loop is about to wait: then all that one event caused is done.
    func watchMainLoop() {
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
      ) { [weak self] observer, _ in
        let isWatched = MainActor.assumeIsolated {
          self?.settle()
          return self != nil
        }
        if !isWatched {
          CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes)
        }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }
  }
#endif
