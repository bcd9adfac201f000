import Foundation

/// A field for one line of text.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The time at which a view beside the text is visible.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// The delegate, which allows and receives changes.
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      selection = NSRange(location: content.utf16.count, length: 0)
    }
  }
  var selection = NSRange(location: 0, length: 0)
  /// The selection.
  open var selectedTextRange: UITextRange? {
    get { currentRange }
    set { newValue.map { selection = $0.range } }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The placeholder, shown while the field is empty.
  open var placeholder: String?
  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The text's font.
  open var font: UIFont?
  /// The text's colour.
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  /// The visibility of the clear button.
  open var clearButtonMode = ViewMode.never
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the font shrinks with the text.
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var leftView: UIView?
  /// The visibility of that view.
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  /// The visibility of that view.
  open var rightViewMode = ViewMode.never
  /// Whether the text is being edited.
  open private(set) var isEditing = false

  /// The automatic capitalization.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction.
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var passwordRules: UITextInputPasswordRules?
  open var allowsEditingTextAttributes = false
  /// The image behind the text.
  open var background: UIImage?
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the Return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the Return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// The kind of text that is typed.
  open var textContentType: UITextContentType?

  /// The minimum size of a font that shrinks.
  open var minimumFontSize: CGFloat = 0
  /// The attributes of new text by default.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns the rectangle of the right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns the rectangle of the clear button.
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
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
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
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  public override var spokenName: String {
    accessibilityLabel ?? placeholder ?? accessibilityIdentifier ?? "\(Swift.type(of: self))"
  }

  override var spokenAction: InterfaceAction { .enter(spokenName) }

  /// Does what a person's typing over the text does.
  func type(_ new: String) {
    InterfaceObservation.act(.enter(spokenName), on: self) {
      guard becomeFirstResponder() else { return }
      let old = NSRange(location: 0, length: (text ?? "").utf16.count)
      let isWelcome =
        delegate?.textField(self, shouldChangeCharactersIn: old, replacementString: new) ?? true
      guard isWelcome else { return }
      text = new
      send(.editingChanged)
      delegate?.textFieldDidChangeSelection(self)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
  }

  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ text: String) { replaceSelection(by: text) }
  open func deleteBackward() { deleteSelection() }

  // Nothing is laid out.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  /// Does what the Return key does.
  func pressReturn() {
    InterfaceObservation.act(.tap(returnKeyType.spokenName), on: self) {
      guard becomeFirstResponder(), delegate?.textFieldShouldReturn(self) ?? true else { return }
      send([.editingDidEndOnExit, .primaryActionTriggered])
      // The keyboard goes where the end of editing is listened to, though by nobody who does anything.
      if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    }
  }
}

extension UITextField {
  /// Posted after a person began to edit a field.
  nonisolated public static let textDidBeginEditingNotification =
    uiKitName("TextFieldTextDidBeginEditing")
  /// Posted after a person ended it.
  nonisolated public static let textDidEndEditingNotification =
    uiKitName("TextFieldTextDidEndEditing")
  /// Posted after a person changed a field's text.
  nonisolated public static let textDidChangeNotification = uiKitName("TextFieldTextDidChange")
}

/// A delegate that allows changes of a text field and receives them.
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
  /// Whether the clear button may clear the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the Return key has its default effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
