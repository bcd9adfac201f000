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
