import Foundation

/// The content of a navigation bar for one screen.
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

  open var title: String?

  /// The line above the title.
  open var prompt: String?

  /// The view shown in place of the title.
  open var titleView: UIView?

  /// The button that leads back to this screen, in place of one with its title.
  open var backBarButtonItem: UIBarButtonItem?

  /// The title of the button that leads back to this screen, in place of the screen's title.
  open var backButtonTitle: String?

  /// The action that the back button performs in place of a pop.
  open var backAction: UIAction?

  /// The length of the back button's title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// Whether the back button is hidden, which also disables the swipe back.
  open var hidesBackButton = false

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether items on the left are shown beside the back button and do not replace it.
  open var leftItemsSupplementBackButton = false

  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The items on the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The rightmost item.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets a single item on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets a single item on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// A search field.
  open var searchController: UISearchController? {
    didSet { searchController?.item = self }
  }

  /// The screen whose item it is.
  weak var screen: UIViewController?

  /// Whether the search bar hides while the content scrolls.
  open var hidesSearchBarWhenScrolling = true

  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance?

  /// The look at the top of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The look of a compact bar.
  open var compactAppearance: UINavigationBarAppearance?

  /// The display of the title as large or small.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
}

extension UINavigationItem {
  /// The display of a title as large or small.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// The length of a back button's title.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
}
