import Foundation

/// The bar of tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
  weak var tabBarController: UITabBarController?
  /// Hears which tab a person taps.
  open weak var delegate: (any UITabBarDelegate)?

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
  /// What the bar looks like.
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance()
  /// What the bar looks like at the end of a list.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The image behind.
  open var backgroundImage: UIImage?
  /// The shadow's image.
  open var shadowImage: UIImage?
  /// What the bar looks like.
  open var barStyle = UIBarStyle.default
  /// Whether the bar lets what is under it shine through.
  open var isTranslucent = true
}
