import Foundation

/// Something that can respond: a view, a view controller, a window, the application.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Who is asked next when this responder does not answer.
  open var next: UIResponder? { nil }

  /// Whether it may become first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may stop being first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is the first responder.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Makes it the first responder, if it may be.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let current = UIApplication.shared.firstResponder, current !== self {
      guard current.resignFirstResponder() else { return false }
    }
    UIApplication.shared.firstResponder = self
    return true
  }

  /// Stops it from being the first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIApplication.shared.firstResponder = nil }
    return true
  }

  /// The view shown instead of a keyboard.
  open var inputView: UIView? { nil }

  /// The view shown above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Shows the new input views.
  open func reloadInputViews() {}

  /// Called when fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when the system took the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when the device began to be moved.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when the device was moved.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when the object was made by Interface Builder.
  open func awakeFromNib() {}

  /// Keys that do something.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether a method can be performed now.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

extension UIResponder {
  /// The keyboard is about to come.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard has come.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to go.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard has gone.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard is about to move.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Where the keyboard is at last.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard moves.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How the keyboard's speed changes.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

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

/// Keys that are held with another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public var rawValue: Int

  /// Creates a set of keys.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alternate.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
