import Foundation

/// Hears which tab of a bar a person taps.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called when a person tapped a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
