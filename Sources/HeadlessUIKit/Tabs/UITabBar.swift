import Foundation

/// The bar of tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
  weak var tabBarController: UITabBarController?
  private var ownItems: [UITabBarItem]?

  /// The tabs.
  open var items: [UITabBarItem]? {
    get { ownItems ?? tabBarController?.viewControllers?.map { $0.tabBarItem } }
    set { ownItems = newValue }
  }

  /// The tab that is selected.
  open var selectedItem: UITabBarItem? {
    get { tabBarController?.selectedViewController?.tabBarItem }
    set {}
  }

  /// The bar's colour.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// Whether the bar lets what is under it shine through.
  open var isTranslucent = true
}
