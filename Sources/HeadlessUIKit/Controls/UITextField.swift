import Foundation

/// A field for one line of text.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
  /// What surrounds a field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Decides with the app what can be typed.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text.
  open var text: String? = ""
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// What the field says while it is empty.
  open var placeholder: String?
  /// What the field says while it is empty, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The text's font.
  open var font: UIFont?
  /// The text's colour.
  open var textColor: UIColor?
  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural
  /// What surrounds the field.
  open var borderStyle = BorderStyle.none
  /// When a button empties the field.
  open var clearButtonMode = ViewMode.never
  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the font shrinks with the text.
  open var adjustsFontSizeToFitWidth = false
  /// What stands on the left.
  open var leftView: UIView?
  /// When it does.
  open var leftViewMode = ViewMode.never
  /// What stands on the right.
  open var rightView: UIView?
  /// When it does.
  open var rightViewMode = ViewMode.never
  /// Whether the text is being edited.
  open private(set) var isEditing = false

  /// How letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether what is typed is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Which keyboard there is.
  open var keyboardType = UIKeyboardType.default
  /// What the keyboard looks like.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for a text.
  open var enablesReturnKeyAutomatically = false
  /// Whether dots stand for what is typed.
  open var isSecureTextEntry = false
  /// What kind of text is typed.
  open var textContentType: UITextContentType?

  /// The least size of a font that shrinks.
  open var minimumFontSize: CGFloat = 0
  /// How a text is written by default.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a text is written from here on.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// Where the text is.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the words for an empty field are.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the view on the left is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Where the view on the right is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Where the button that empties the field is.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd)
    return true
  }

  public override var spokenName: String {
    placeholder ?? accessibilityLabel ?? accessibilityIdentifier ?? "\(Swift.type(of: self))"
  }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }

  /// What typing over the text does.
  func type(_ new: String) {
    InterfaceObservation.act(.enter(spokenName)) {
      guard becomeFirstResponder() else { return }
      let old = NSRange(location: 0, length: (text ?? "").utf16.count)
      let isWelcome =
        delegate?.textField(self, shouldChangeCharactersIn: old, replacementString: new) ?? true
      guard isWelcome else { return }
      text = new
      send(.editingChanged)
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// What the return key does.
  func pressReturn() {
    InterfaceObservation.act(.enter(spokenName)) {
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      send([.editingDidEndOnExit, .primaryActionTriggered])
    }
  }
}

extension UITextField {
  /// A field's text has changed.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}

/// Decides with the app what can be typed into a field, and hears of it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the field may be emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
