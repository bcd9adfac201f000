import Foundation

/// A key that does something. There are no keys.
@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {
  /// Creates a key.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init(title: "", image: nil)
  }

  /// The key.
  public let input: String?
  /// What is held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// The method that is performed.
  public let action: Selector?

  /// The key that leaves something.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
}
