import Foundation

/// What a navigation bar shows for one screen.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates an item without a title.
  public convenience override init() { self.init(title: "") }

  /// The title in the middle.
  open var title: String?

  /// The line above the title.
  open var prompt: String?

  /// A view instead of the title.
  open var titleView: UIView?

  /// The button that leads back to this screen, instead of one with its title.
  open var backBarButtonItem: UIBarButtonItem?

  /// What the button that leads back to this screen says, instead of its title.
  open var backButtonTitle: String?

  /// What the back button does instead of going back.
  open var backAction: UIAction?

  /// How much the back button says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// Whether the back button is taken away, and the swipe back with it.
  open var hidesBackButton = false

  /// Takes the back button away.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether items on the left stand beside the back button instead of taking its place.
  open var leftItemsSupplementBackButton = false

  /// The items on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The items on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the items on the left by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Replaces the items on the right by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Replaces the items on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the items on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// A field to search in.
  open var searchController: UISearchController?

  /// Whether the field goes while one scrolls.
  open var hidesSearchBarWhenScrolling = true

  /// What the bar looks like.
  open var standardAppearance: UINavigationBarAppearance?

  /// What the bar looks like at the top of a list.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// What a low bar looks like.
  open var compactAppearance: UINavigationBarAppearance?

  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
}

extension UINavigationItem {
  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// How much a back button says.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
}
