import Foundation

/// A view for text of many lines.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  /// Creates a text view with a text container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Creates a text view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view from an archive.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  /// The area of the text. Nothing is laid out in it.
  public let textContainer: NSTextContainer
  /// The layout of the text. Nothing is laid out.
  public var layoutManager: NSLayoutManager { textContainer.manager }

  /// The delegate, which allows and receives changes.
  open weak var delegate: (any UITextViewDelegate)? {
    get { storedDelegate as? any UITextViewDelegate }
    set { storedDelegate = newValue }
  }

  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      selectedRange = NSRange(location: content.utf16.count, length: 0)
    }
  }
  /// Whether there is any text.
  open var hasText: Bool { !text.isEmpty }
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set { text = newValue?.string ?? "" }
  }
  /// The text's font.
  open var font: UIFont?
  /// The text's colour.
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// The range of the selection.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The selection.
  open var selectedTextRange: UITextRange? {
    get { currentRange }
    set { newValue.map { selectedRange = $0.range } }
  }
  /// The insets around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  open var keyboardType = UIKeyboardType.default
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// The automatic capitalization.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The automatic correction.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The title of the Return key.
  open var returnKeyType = UIReturnKeyType.default

  /// The kinds of data that become links.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of text that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether typing replaces the text.
  open var clearsOnInsertion = false
  /// Whether attributes can be edited.
  open var allowsEditingTextAttributes = false

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

  open override var canBecomeFirstResponder: Bool { isEditable }

  open func insertText(_ text: String) { replaceSelection(by: text) }
  open func deleteBackward() { deleteSelection() }

  // Nothing is laid out.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  open func scrollRangeToVisible(_ range: NSRange) {}

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Does what a person's typing over the text does.
  func type(_ new: String) {
    let name = accessibilityLabel ?? "\(Swift.type(of: self))"
    InterfaceObservation.act(.enter(name), on: self) {
      guard becomeFirstResponder() else { return }
      let old = NSRange(location: 0, length: text.utf16.count)
      guard delegate?.textView(self, shouldChangeTextIn: old, replacementText: new) ?? true
      else { return }
      text = new
      delegate?.textViewDidChangeSelection(self)
      delegate?.textViewDidChange(self)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
  }
}

extension UITextView {
  /// Posted after a person began to edit a text.
  nonisolated public static let textDidBeginEditingNotification =
    uiKitName("TextViewTextDidBeginEditing")
  /// Posted after a person ended it.
  nonisolated public static let textDidEndEditingNotification =
    uiKitName("TextViewTextDidEndEditing")
  /// Posted after a person changed a text.
  nonisolated public static let textDidChangeNotification = uiKitName("TextViewTextDidChange")
}

/// A delegate that allows changes of a text view and receives them.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed, as it does when text is typed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
