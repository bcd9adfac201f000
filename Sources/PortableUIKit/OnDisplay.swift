extension UIViewController {
  /// The controllers that lead from this one to what shows in it, both included.
  ///
  /// It follows presented screens, then a navigation stack's top, the selected tab, a split
  /// view's detail, and a navigation controller embedded in a screen; not pages, which are parts
  /// of a screen, nor other children.
  package var pathOnDisplay: [UIViewController] {
    var path = [self]
    while let next = path[path.count - 1].nextOnDisplay {
      path.append(next)
    }
    return path
  }

  #if FLOW_PHONE
    /// What this controller itself presents, not what an ancestor of it does.
    package var ownPresentedViewController: UIViewController? {
      guard let presentedViewController,
        presentedViewController.presentingViewController === self
      else { return nil }
      return presentedViewController
    }

    /// Whether this controller moves, or one that it is in.
    package var isMovingItself: Bool { transitionCoordinator != nil }
  #endif

  /// What comes after this controller in ``pathOnDisplay``.
  package var nextOnDisplay: UIViewController? {
    if let presented = ownPresentedViewController {
      return presented
    }
    switch self {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    case let split as UISplitViewController: return split.viewControllers.last
    case let pages as UIPageViewController: return pages.viewControllers?.first
    default:
      for child in children where child is UINavigationController { return child }
      return nil
    }
  }
}
