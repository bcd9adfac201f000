import Foundation

/// A field for one line of text.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The text.
  open var text: String? = ""
  /// What the field says while it is empty.
  open var placeholder: String?

  open override var canBecomeFirstResponder: Bool { true }

  override var spokenName: String { placeholder ?? accessibilityLabel ?? "\(type(of: self))" }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }
}
