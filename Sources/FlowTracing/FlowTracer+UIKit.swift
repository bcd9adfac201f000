#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  extension FlowTracer {
    /// Looks whenever the main run loop is about to wait: then all that one event caused is done.
    func watchMainLoop() {
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
      ) { [weak self] observer, _ in
        MainActor.assumeIsolated {
          if let self {
            self.settle()
          } else {
            CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes)
          }
        }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }
  }
#endif
