/// Which of the platform's containers a view controller is, by its class.
package enum ContainerClass: Sendable {
  case navigation, tabs, split, pages, search
  /// None of them, or no view controller.
  case other

  package init(_ type: AnyClass) {
    self =
      switch type {
      // A screen of the system's, whatever is in its stack.
      case is UIImagePickerController.Type: .other
      case is UINavigationController.Type: .navigation
      case is UITabBarController.Type: .tabs
      case is UISplitViewController.Type: .split
      case is UIPageViewController.Type: .pages
      case is UISearchController.Type: .search
      default: .other
      }
  }

  /// Whether one sees through it to what it contains, unless it has a label.
  package var isTransparent: Bool {
    switch self {
    case .navigation, .split, .pages, .search: true
    case .tabs, .other: false
    }
  }

  /// Returns the controllers in a container: the stack from its root, the tabs, the columns, the
  /// pages on display, the results of a search, or the children and a search that is under way. Makes
  /// none that the app did not make.
  ///
  /// - Parameter controller: A controller of this class.
  @MainActor package func contents(of controller: UIViewController) -> [UIViewController] {
    // Invariant: the class that this was made of is the controller's.
    switch self {
    case .navigation:
      unsafeDowncast(controller, to: UINavigationController.self).viewControllers
    case .tabs: unsafeDowncast(controller, to: UITabBarController.self).viewControllers ?? []
    case .split: unsafeDowncast(controller, to: UISplitViewController.self).viewControllers
    case .pages: unsafeDowncast(controller, to: UIPageViewController.self).viewControllers ?? []
    case .search: controller.children
    case .other: controller.childrenAndSearch
    }
  }
}
