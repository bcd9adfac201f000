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

/// Hears which tab of a bar a person taps.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called when a person tapped a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// What a tab bar shows for a screen.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The tabs the system has.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    var spokenName: String {
      let name = "\(self)"
      return name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  /// Creates an item.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item that looks different while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates an item of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.spokenName, image: nil, tag: tag)
  }

  /// The image shown while the tab is selected.
  open var selectedImage: UIImage?
  /// The little text on the tab.
  open var badgeValue: String?
  /// The colour behind it.
  open var badgeColor: UIColor?
}

/// What a tab bar looks like.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// What items above one another look like.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// What items beside one another look like.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// What small items beside one another look like.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// What the items of a tab bar look like.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// What an item looks like in a state.
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    /// What the title looks like.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The image's colour.
    open var iconColor: UIColor?
  }

  /// Creates a look.
  public override init() { super.init() }

  /// Usually.
  public let normal = StateAppearance()
  /// While it is selected.
  public let selected = StateAppearance()
}
