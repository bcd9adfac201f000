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
  /// What a screen reader says.
  open var accessibilityLabel: String?
  /// What a test finds the item by.
  open var accessibilityIdentifier: String?
}
