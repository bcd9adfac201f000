// The calls of delegates that the phone's fingers make. An optional method of a protocol exists with
// Objective-C only; the stand-in's protocols have defaults instead. No other file depends on which of the two it is.
#if FLOW_PHONE
  import PortableUIKit

  extension UIPresentationController {
    /// Whether the delegate lets a person swipe the screen away.
    var delegateLetsDismiss: Bool {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerShouldDismiss?(self) ?? true
      #else
        delegate?.presentationControllerShouldDismiss(self) ?? true
      #endif
    }

    func callDelegateDidAttemptToDismiss() {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerDidAttemptToDismiss?(self)
      #else
        delegate?.presentationControllerDidAttemptToDismiss(self)
      #endif
    }

    func callDelegateWillDismiss() {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerWillDismiss?(self)
      #else
        delegate?.presentationControllerWillDismiss(self)
      #endif
    }

    func callDelegateDidDismiss() {
      #if canImport(ObjectiveC)
        delegate?.presentationControllerDidDismiss?(self)
      #else
        delegate?.presentationControllerDidDismiss(self)
      #endif
    }
  }

  extension SFSafariViewController {
    func callDelegateDidFinish() {
      #if canImport(ObjectiveC)
        delegate?.safariViewControllerDidFinish?(self)
      #else
        delegate?.safariViewControllerDidFinish(self)
      #endif
    }
  }

  extension UITableView {
    func callDelegate(didSelect indexPath: IndexPath) {
      #if canImport(ObjectiveC)
        delegate?.tableView?(self, didSelectRowAt: indexPath)
      #else
        delegate?.tableView(self, didSelectRowAt: indexPath)
      #endif
    }
  }

  extension UICollectionView {
    func callDelegate(didSelect indexPath: IndexPath) {
      #if canImport(ObjectiveC)
        delegate?.collectionView?(self, didSelectItemAt: indexPath)
      #else
        delegate?.collectionView(self, didSelectItemAt: indexPath)
      #endif
    }
  }

  extension UITabBarController {
    /// Whether the delegate lets a person select a tab.
    func delegateLetsSelect(_ tab: UIViewController) -> Bool {
      #if canImport(ObjectiveC)
        delegate?.tabBarController?(self, shouldSelect: tab) ?? true
      #else
        delegate?.tabBarController(self, shouldSelect: tab) ?? true
      #endif
    }

    func callDelegate(didSelect tab: UIViewController) {
      #if canImport(ObjectiveC)
        delegate?.tabBarController?(self, didSelect: tab)
      #else
        delegate?.tabBarController(self, didSelect: tab)
      #endif
    }
  }

  extension UIPageViewController {
    func callDelegate(didTurnFrom page: UIViewController) {
      #if canImport(ObjectiveC)
        delegate?.pageViewController?(
          self, didFinishAnimating: true, previousViewControllers: [page],
          transitionCompleted: true)
      #else
        delegate?.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: [page],
          transitionCompleted: true)
      #endif
    }
  }
#endif
