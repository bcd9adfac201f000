import Foundation

/// Input of single keys.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text where the cursor is.
  func insertText(_ text: String)
  /// Deletes the selection, or what is before the cursor.
  func deleteBackward()
}

/// Input of text with a selection.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The selection; nil where there is none.
  var selectedTextRange: UITextRange? { get set }
  /// The text that an input method has not finished: none.
  var markedTextRange: UITextRange? { get }
  /// The place before the text.
  var beginningOfDocument: UITextPosition { get }
  /// The place behind the text.
  var endOfDocument: UITextPosition { get }
  /// Returns a part of the text.
  func text(in range: UITextRange) -> String?
  /// Replaces a part of the text.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns what is between two places.
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  /// Returns a place by its distance from another; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The number of UTF-16 units from one place to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// A place in a text.
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the place.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }
  open override var hash: Int { offset }
}

/// A part of a text.
open class UITextRange: NSObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  /// Whether it has no text, as a cursor.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(range.upperBound)
  }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  open override var hash: Int { range.hashValue }
}

/// A rectangle of a selection.
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
}

/// A view whose text is one string.
@MainActor protocol TextHolder: UITextInput {
  var content: String { get set }
  /// The selection, in UTF-16 units. It is behind the text when that was set.
  var selection: NSRange { get set }
}

extension TextHolder {
  private var length: Int { content.utf16.count }

  /// The selection as far as the text goes.
  private var clampedSelection: NSRange {
    let start = min(max(0, selection.location), length)
    return NSRange(location: start, length: min(max(0, selection.length), length - start))
  }

  func replaceSelection(by text: String) { replace(UITextRange(clampedSelection), withText: text) }

  /// Deletes the selection, or the character before the cursor.
  func deleteSelection() {
    var range = clampedSelection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (content as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    replace(UITextRange(range), withText: "")
  }

  var currentRange: UITextRange { UITextRange(clampedSelection) }
}

extension UITextField: TextHolder {
  var content: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: TextHolder {
  var content: String {
    get { text }
    set { text = newValue }
  }
  var selection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
}

extension UITextInput {
  private var holder: (any TextHolder)? { self as? any TextHolder }
  private var end: Int { holder?.content.utf16.count ?? 0 }

  public var markedTextRange: UITextRange? { nil }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(end) }

  public func text(in range: UITextRange) -> String? {
    guard let holder, range.range.upperBound <= end else { return nil }
    return (holder.content as NSString).substring(with: range.range)
  }

  public func replace(_ range: UITextRange, withText text: String) {
    guard let holder, range.range.upperBound <= end else { return }
    holder.content = (holder.content as NSString).replacingCharacters(in: range.range, with: text)
    holder.selection = NSRange(location: range.start.offset + text.utf16.count, length: 0)
  }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let ends = [fromPosition.offset, toPosition.offset].sorted()
    return UITextRange(NSRange(location: ends[0], length: ends[1] - ends[0]))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...end).contains(place) ? UITextPosition(place) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}
