import Foundation

/// An item on a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Creates an item.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// What it says.
  open var title: String?
  /// Its image.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number of the app's choosing.
  open var tag = 0
  /// The space around the image.
  open var imageInsets = UIEdgeInsets.zero
  /// What a small screen shows instead.
  open var landscapeImagePhone: UIImage?

  /// Sets what the title looks like.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// What the title looks like.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    nil
  }

  /// What a screen reader says.
  open var accessibilityLabel: String?
  /// What a test finds the item by.
  open var accessibilityIdentifier: String?
}
