import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("The cursor in a text", .interface)
struct TextInputTests {
  private let field = UITextField()

  private func range(_ start: Int, _ end: Int) -> UITextRange? {
    guard let first = field.position(from: field.beginningOfDocument, offset: start),
      let last = field.position(from: field.beginningOfDocument, offset: end)
    else { return nil }
    return field.textRange(from: first, to: last)
  }

  @Test("The cursor is behind a text that was set, and keys are inserted there")
  func keys() {
    field.text = "12"
    field.insertText("3")
    #expect(field.text == "123")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "1")
  }

  @Test("Keys replace the selection")
  func selection() throws {
    field.text = "tea or coffee"
    field.selectedTextRange = try #require(range(0, 3))
    field.insertText("milk")
    #expect(field.text == "milk or coffee")
    let cursor = try #require(field.selectedTextRange)
    #expect(cursor.isEmpty)
    #expect(field.offset(from: field.beginningOfDocument, to: cursor.start) == 4)
  }

  @Test("A character of several units is deleted as a whole")
  func characters() {
    field.text = "ok👍🏽"
    field.deleteBackward()
    #expect(field.text == "ok")
  }

  @Test("A part of the text is read and replaced, and there is no place outside of it")
  func parts() throws {
    field.text = "4111 1111"
    let part = try #require(range(5, 9))
    #expect(field.text(in: part) == "1111")
    field.replace(part, withText: "2222")
    #expect(field.text == "4111 2222")
    #expect(range(0, 10) == nil)
    #expect(field.markedTextRange == nil)
  }

  @Test("What is typed by code into a text view replaces its selected range")
  func textView() {
    let view = UITextView()
    view.text = "Hello"
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.selectedRange = NSRange(location: 0, length: 5)
    view.insertText("Bye")
    #expect(view.text == "Bye")
  }
}
