import Foundation

/// A text of many lines.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
  /// Hears what is typed.
  open weak var delegate: (any UITextViewDelegate)? {
    get { storedDelegate as? any UITextViewDelegate }
    set { storedDelegate = newValue }
  }

  /// The text.
  open var text: String! = ""
  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set { text = newValue?.string ?? "" }
  }
  /// The text's font.
  open var font: UIFont?
  /// The text's colour.
  open var textColor: UIColor?
  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// What is selected.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// What links look like.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether the font follows what a person wants.
  open var adjustsFontForContentSizeCategory = false
  /// Which keyboard there is.
  open var keyboardType = UIKeyboardType.default
  /// Whether dots stand for what is typed.
  open var isSecureTextEntry = false
  /// How letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether what is typed is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Scrolls until a part of the text is seen.
  open func scrollRangeToVisible(_ range: NSRange) {}

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    delegate?.textViewDidEndEditing(self)
    return true
  }

  /// What typing over the text does.
  func type(_ new: String) {
    InterfaceObservation.act(.enter(accessibilityLabel ?? "\(Swift.type(of: self))")) {
      guard becomeFirstResponder() else { return }
      let old = NSRange(location: 0, length: text.utf16.count)
      guard delegate?.textView(self, shouldChangeTextIn: old, replacementText: new) ?? true
      else { return }
      text = new
      delegate?.textViewDidChange(self)
    }
  }
}

extension UITextView {
  /// A text has changed.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

/// Decides with the app what can be typed into a text, and hears of it.
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
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}
