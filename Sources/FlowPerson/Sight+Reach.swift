import PortableUIKit

extension UIControl {
  /// Whether a person can use the control.
  var isUsable: Bool { isEnabled && touchObstacle == nil }
}

extension UIScrollView {
  /// Whether a person can touch what scrolls here.
  var isUsable: Bool { touchObstacle == nil }
}

extension UINavigationController {
  /// Whether a person can touch the navigation bar.
  var hasUsableBar: Bool {
    !isNavigationBarHidden && navigationBar.touchObstacle(asBarOf: self) == nil
  }

  /// The items on the bars that a person can touch.
  var usableBarItems: [UIBarButtonItem] {
    guard let screen = topViewController else { return [] }
    return (hasUsableBar ? screen.navigationItem.barButtons : [])
      + (hasUsableToolbar ? screen.toolbarItems ?? [] : [])
  }

  private var hasUsableToolbar: Bool {
    guard !isToolbarHidden, let bar = toolbar, !bar.isHidden else { return false }
    return bar.touchObstacle(asBarOf: self) == nil
  }

  /// Whether nothing keeps a finger from the edge of the stack.
  var hasUsableEdge: Bool { viewIfLoaded?.touchObstacle == nil }
}

extension UITabBarController {
  /// Whether a person can touch the tab bar, which a pushed screen may hide.
  var hasUsableBar: Bool {
    let stack = selectedViewController as? UINavigationController
    let isHidden = stack?.viewControllers.contains(where: \.hidesBottomBarWhenPushed) ?? false
    return !isHidden && tabBar.touchObstacle(asBarOf: self) == nil
  }
}

extension Sight {
  /// Checks that nothing keeps a person's finger from something.
  ///
  /// - Parameters:
  ///   - obstacle: what keeps it from it; nil for nothing.
  ///   - name: what the person calls it, in quotes where it has a name of its own.
  func check(_ obstacle: TouchObstacle?, _ name: String) throws(PersonError) {
    switch obstacle {
    case nil: return
    case .outside: throw PersonError("\(name) is out of sight.", self)
    case .inert: throw PersonError("\(name) takes no touches.", self)
    case .covered(let cover): throw PersonError("\(name) is covered by \(type(of: cover)).", self)
    }
  }

  /// Checks that a control can be used.
  func check(_ control: UIControl, _ name: String) throws(PersonError) {
    guard control.isEnabled else { throw PersonError("\"\(name)\" is disabled.", self) }
    try check(control.touchObstacle, "\"\(name)\"")
  }
}
