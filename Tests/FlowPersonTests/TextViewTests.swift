import CustomDump
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Text views that a person types into", .interface)
struct TextViewTests {
  /// A screen with a text view, and a button that is enabled as soon as there is a text.
  private final class Note: UIViewController, UITextViewDelegate {
    let body = UITextView()
    let signature = UITextView()
    let send = UIButton(type: .system)
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      body.accessibilityLabel = "Body"
      signature.accessibilityLabel = "Signature"
      send.setTitle("Send", for: .normal)
      send.isEnabled = false
      for text in [body, signature] {
        text.delegate = self
        view.addSubview(text)
      }
      view.addSubview(send)
    }

    private func note(_ call: String, _ view: UITextView) {
      calls.append("\(view.accessibilityLabel ?? "") \(call)")
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      note("shouldBegin", textView)
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { note("didBegin", textView) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      note("shouldEnd", textView)
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { note("didEnd", textView) }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      note("shouldChange", textView)
      return text != "refused"
    }
    func textViewDidChangeSelection(_ textView: UITextView) { note("didSelect", textView) }
    func textViewDidChange(_ textView: UITextView) {
      note("didChange", textView)
      send.isEnabled = !textView.text.isEmpty
    }
  }

  private let window = UIWindow()
  private var person: FlowPerson { FlowPerson(window: window) }

  private func show() async -> Note {
    let note = Note()
    window.rootViewController = note
    window.makeKeyAndVisible()
    await person.wait()
    return note
  }

  @Test("Typing calls the delegate of a text view in UIKit's order")
  func order() async throws {
    let note = await show()
    try await person.enter("Milk", in: "Body")
    expectNoDifference(note.body.text, "Milk")
    try await person.enter("R.", in: "Signature")
    expectNoDifference(
      note.calls,
      [
        "Body shouldBegin", "Body didBegin", "Body shouldChange", "Body didSelect",
        "Body didChange", "Signature shouldBegin", "Body shouldEnd", "Body didEnd",
        "Signature didBegin", "Signature shouldChange", "Signature didSelect",
        "Signature didChange",
      ])
  }

  @Test("A delegate refuses what is typed into a text view")
  func refusal() async throws {
    let note = await show()
    try await person.enter("refused", in: "Body")
    expectNoDifference(note.body.text, "")
    #expect(!note.calls.contains("Body didChange"))
  }

  @Test("A text view is typed into until it has the text, and enables what waits for that")
  func actions() async throws {
    _ = await show()
    expectNoDifference(
      person.sight.possibleActions,
      [
        .enter("A few words of sample text", in: "Body"),
        .enter("A few words of sample text", in: "Signature"),
      ])
    try await person.perform(.enter("A few words of sample text", in: "Body"))
    expectNoDifference(
      person.sight.possibleActions,
      [.tap("Send"), .enter("A few words of sample text", in: "Signature")])
  }

  @Test("A text view that begins with a prompt is typed into, and one that is read only is not")
  func prompt() async throws {
    let note = await show()
    note.body.text = "Write a note"
    note.signature.isEditable = false
    expectNoDifference(
      person.sight.possibleActions, [.enter("A few words of sample text", in: "Body")])
    await #expect(throws: PersonError.self) { try await person.enter("x", in: "Signature") }
  }
}
