import Foundation

/// A tab of a tab bar controller, with the view controller that it shows.
@preconcurrency @MainActor open class UITab: NSObject {
  /// Where a person may put a tab. It is stored.
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  private var makeViewController: ((UITab) -> UIViewController)?
  private var storedViewController: UIViewController?

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: What the app calls it. Unlike those of the other tabs.
  ///   - viewControllerProvider: Makes the tab's view controller, once.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    makeViewController = viewControllerProvider
    super.init()
  }

  public let identifier: String
  /// The words on the tab, whatever its view controller is called.
  open var title: String { didSet { label() } }
  /// The text below the title, which a tab bar does not show.
  open var subtitle: String?
  /// The picture on the tab, whatever that of its view controller's item is.
  open var image: UIImage? { didSet { label() } }
  /// The text of the badge.
  open var badgeValue: String? { didSet { label() } }
  /// Whether the tab can be selected.
  open var isEnabled = true { didSet { label() } }
  /// Whether the tab is left out.
  open var isHidden = false { didSet { tabBarController?.showTabs() } }
  /// Whether a person may leave it out.
  open var allowsHiding = false
  /// Where a person may put it.
  open var preferredPlacement = Placement.automatic
  /// What the app keeps with it.
  open var userInfo: Any?
  /// The tab bar controller that it is in.
  open internal(set) weak var tabBarController: UITabBarController?
  /// The group that it is in.
  open internal(set) weak var parent: UITabGroup?

  /// What it shows, which is made when it is asked for.
  open var viewController: UIViewController? {
    if let make = makeViewController {
      makeViewController = nil
      storedViewController = make(self)
      label()
    }
    return storedViewController
  }

  /// What it shows in a bar.
  var shownViewController: UIViewController? { viewController }

  /// Has the item of its view controller look like the tab.
  private func label() {
    let item = UITabBarItem(title: title, image: image, tag: 0)
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    storedViewController?.tabBarItem = item
  }
}

/// A tab that stands for several in a bar.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// Creates a group of tabs.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: What the app calls it.
  ///   - children: The tabs.
  ///   - viewControllerProvider: Makes the view controller that stands for the group in a bar; without one,
  ///     the first tab does.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// The tabs.
  open var children: [UITab] {
    didSet {
      for child in children { child.parent = self }
      tabBarController?.showTabs()
    }
  }

  /// The tab that is opened first.
  open var defaultChildIdentifier: String?

  override var shownViewController: UIViewController? {
    let child = children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    return viewController ?? child?.shownViewController
  }
}

/// The tab for searching.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Creates a tab with the title "Search".
  ///
  /// - Parameter viewControllerProvider: Makes the tab's view controller, once.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }

  /// Creates a tab.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }

  /// Whether the search field is active as soon as the tab is selected.
  open var automaticallyActivatesSearch = false
}
