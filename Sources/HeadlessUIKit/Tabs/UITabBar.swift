import Foundation

/// The bar of tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
  weak var tabBarController: UITabBarController?
  /// The delegate, which is called when a person taps a tab.
  open weak var delegate: (any UITabBarDelegate)?

  private var ownItems: [UITabBarItem]?

  /// The tabs.
  open var items: [UITabBarItem]? {
    get { ownItems ?? tabBarController?.viewControllers?.map { $0.tabBarItem } }
    set { ownItems = newValue }
  }

  private weak var ownSelectedItem: UITabBarItem?

  /// The selected tab. Setting that of a tab bar controller does nothing.
  open var selectedItem: UITabBarItem? {
    get { tabBarController?.selectedViewController?.tabBarItem ?? ownSelectedItem }
    set { ownSelectedItem = newValue }
  }

  /// The bar's colour.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// The look of the bar.
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance()
  /// The look at the end of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  /// The look of the bar.
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
}

/// A delegate that is called when a person taps a tab.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called when a person tapped a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The content of a tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The system's tabs.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    var spokenName: String { caseTitle }
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

  /// Creates an item with an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.spokenName, image: nil, tag: tag)
  }

  /// The name by which a person refers to the item.
  public var spokenName: String {
    let names = [title, accessibilityLabel, (image ?? selectedImage)?.spokenName]
    return names.lazy.compactMap(\.self).first { !$0.isEmpty } ?? "Tab"
  }

  /// The image while the tab is selected.
  open var selectedImage: UIImage?
  /// The text of the badge.
  open var badgeValue: String?
  /// The colour of the badge.
  open var badgeColor: UIColor?
}

/// The look of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of items with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of compact items with the title beside the image.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of the items of a tab bar.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The look of an item in a state.
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The image's colour.
    open var iconColor: UIColor?
  }

  /// Creates an appearance.
  public override init() { super.init() }

  /// The look in the normal state.
  public let normal = StateAppearance()
  /// The look while selected.
  public let selected = StateAppearance()
}
