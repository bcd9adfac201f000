// How a tracer watches UIKit itself: UIKit has no hook, so it looks when the run loop is idle.
#if FLOW_PHONE
  import FlowTrace
  import PortableUIKit

  extension FlowTracer {
    /// Looks whenever the main run loop is about to wait: then all that one event caused is done.
    func watchMainLoop() {
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
      ) { [weak self] observer, _ in
        let isWatched = MainActor.assumeIsolated {
          self?.noteSwipe()
          self?.settle()
          return self != nil
        }
        if !isWatched {
          CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes)
        }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    /// Notes the swipe that moved what moves, once the finger has left it.
    private func noteSwipe() {
      guard let transition = transitionUnderWay else {
        swipe = nil
        return
      }
      guard transition.initiallyInteractive, !transition.isInteractive, transition !== swipe
      else { return }
      swipe = transition
      let isDown = transition.viewController(forKey: .from)?.isBeingDismissed == true
      if !transition.isCancelled {
        personDid(PersonStep(isDown ? .swipeDown : .swipeBack))
      } else if !isDown {
        personDid(PersonStep(.swipeBackLetGo))
      }
    }

    private var transitionUnderWay: (any UIViewControllerTransitionCoordinator)? {
      guard let window = watchedWindow else { return nil }
      if let transition = window.transitionUnderWay { return transition }
      return windowsInFront(of: window).lazy.compactMap(\.transitionUnderWay).first
    }
  }

  extension UIWindow {
    fileprivate var transitionUnderWay: (any UIViewControllerTransitionCoordinator)? {
      rootViewController?.pathOnDisplay.lazy.compactMap(\.transitionCoordinator).first
    }
  }

  extension Turn {
    /// Whether all calls that navigate are among the notes: UIKit reports none, and tracing classes
    /// those on themselves.
    var hasEveryCall: Bool { !notes.isEmpty }
  }
#endif
