import PortableUIKit

/// Which of the platform's containers a view controller is, by its class.
enum ContainerClass {
  case navigation, tabs, split, pages
  /// None of them, or no view controller.
  case other

  init(_ type: AnyClass) {
    self =
      switch type {
      case is UINavigationController.Type: .navigation
      case is UITabBarController.Type: .tabs
      case is UISplitViewController.Type: .split
      case is UIPageViewController.Type: .pages
      default: .other
      }
  }

  /// Whether one sees through it to what it contains, unless it has a label.
  var isTransparent: Bool {
    switch self {
    case .navigation, .split, .pages: true
    case .tabs, .other: false
    }
  }
}
