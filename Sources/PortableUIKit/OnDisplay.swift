extension UIViewController {
  /// The controllers that lead from this one to what shows in it, both included.
  ///
  /// It follows presented screens, then a navigation stack's top, the selected tab, a split view's
  /// detail, and of what a screen embeds, the one of UIKit's containers that is in front; not pages,
  /// which are parts of a screen, nor other children.
  package var pathOnDisplay: [UIViewController] {
    var path = [self]
    while let next = path[path.count - 1].nextOnDisplay {
      path.append(next)
    }
    return path
  }

  #if FLOW_PHONE
    /// What this controller itself presents, not what an ancestor of it does. A search is a part of the
    /// screen that presents it.
    package var ownPresentedViewController: UIViewController? {
      guard let presentedViewController,
        presentedViewController.presentingViewController === self
      else { return nil }
      let search = presentedViewController as? UISearchController
      return search == nil ? presentedViewController : search?.ownPresentedViewController
    }

    /// The children, and the search that it presents while one is under way.
    package var childrenAndSearch: [UIViewController] {
      guard let search = presentedViewController as? UISearchController,
        search.presentingViewController === self
      else { return children }
      return children + [search]
    }

    /// Whether this controller moves, or one that it is in.
    package var isMovingItself: Bool { transitionCoordinator != nil }
  #else
    /// The children. A search that is under way and shows its results is one of them.
    package var childrenAndSearch: [UIViewController] { children }
  #endif

  /// What comes after this controller in ``pathOnDisplay``.
  package var nextOnDisplay: UIViewController? {
    ownPresentedViewController ?? contentOnDisplay
  }

  /// The child that shows in this controller, though a presented screen may cover it.
  package var contentOnDisplay: UIViewController? {
    switch self {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    case let split as UISplitViewController: return split.viewControllers.last
    case let pages as UIPageViewController: return pages.viewControllers?.first
    default: return frontContainer
    }
  }

  /// Of the children of a container of the app's own, the one in front that is, or leads to, one of
  /// UIKit's containers: the content beside a drawer, the tab that a tab bar of the app's own shows.
  package var frontContainer: UIViewController? {
    var front: (child: UIViewController, order: [Int])?
    for child in children where child.leadsToContainer {
      guard let view = viewIfLoaded, let childView = child.viewIfLoaded else {
        if front == nil { front = (child, []) }
        continue
      }
      guard let order = childView.order(in: view) else { continue }
      if front.map({ $0.order.lexicographicallyPrecedes(order) }) ?? true {
        front = (child, order)
      }
    }
    return front?.child
  }

  private var leadsToContainer: Bool {
    switch self {
    case is UINavigationController, is UITabBarController, is UISplitViewController: true
    case is UIPageViewController: false
    default: children.contains(where: \.leadsToContainer)
    }
  }
}

extension UIView {
  /// Whether the view shows in a view above it. It may be covered.
  package func shows(in ancestor: UIView) -> Bool { order(in: ancestor) != nil }

  /// The place of a view among its siblings, and of those that it is in, the outermost first; nil
  /// where it does not show in `ancestor`.
  fileprivate func order(in ancestor: UIView) -> [Int]? {
    var places: [Int] = []
    var view = self
    while view !== ancestor {
      guard !view.isHidden, view.alpha >= 0.01, let parent = view.superview else { return nil }
      places.append(parent.subviews.firstIndex { $0 === view } ?? 0)
      view = parent
    }
    return places.reversed()
  }
}
