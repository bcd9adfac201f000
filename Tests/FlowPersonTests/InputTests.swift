import CustomDump
import FlowPerson
import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Keys and dots", .interface)
struct InputTests {
  /// The name has words of the delegate's method, which stand in its symbol as references to the name's.
  private final class FieldReturn: UIViewController, UITextFieldDelegate {
    let name = UITextField()
    let note = UITextField()
    let code = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      for (field, text) in [(name, "Name"), (note, "Note"), (code, "Code")] {
        field.placeholder = text
        view.addSubview(field)
      }
      name.delegate = self
      name.returnKeyType = .go
      code.addAction(
        UIAction { [unowned self] _ in title = "Checked" }, for: .primaryActionTriggered)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      title = "Hello \(textField.text ?? "")"
      return true
    }
  }

  private func show(_ screen: UIViewController) async -> FlowPerson {
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let person = FlowPerson(window: window)
    await person.wait()
    return person
  }

  @Test("The Return key is pressed in a field with a text, where the app hears of it")
  func returnKey() async throws {
    let screen = FieldReturn()
    let person = await show(screen)
    #expect(!person.sight.titles.contains("Go"))
    try await person.enter("Ada", in: "Name")
    try await person.enter("Text", in: "Note")
    expectNoDifference(person.sight.titles, ["Go"])
    try await person.tap("Go")
    expectNoDifference(screen.title, "Hello Ada")
    try await person.enter("1397", in: "Code")
    expectNoDifference(person.sight.titles, ["Go", "Return"])
    try await person.tap("Return")
    expectNoDifference(screen.title, "Checked")
    #expect(screen.code.isFirstResponder)
    screen.code.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    try await person.tap("Return")
    #expect(!screen.code.isFirstResponder)
    withExtendedLifetime(person) {}
  }

  @Test("A tap on the dots of pages turns to the next one, and back from the last")
  func dots() async throws {
    let screen = UIViewController()
    let dots = UIPageControl()
    dots.numberOfPages = 1
    dots.accessibilityLabel = "Pages"
    dots.addAction(
      UIAction { _ in screen.title = "\(dots.currentPage)" }, for: .valueChanged)
    screen.view.addSubview(dots)
    let person = await show(screen)
    expectNoDifference(person.sight.titles, [])
    dots.numberOfPages = 2
    try await person.tap("Pages")
    expectNoDifference(screen.title, "1")
    try await person.tap("Pages")
    expectNoDifference(screen.title, "0")
  }

  @Test("What stands in a child that does not show is out of reach")
  func hiddenChild() async {
    let screen = UIViewController()
    for title in ["One", "Two"] {
      let child = UIViewController()
      child.view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in }))
      screen.addChild(child)
      if title == "Two" { screen.view.addSubview(child.view) }
      child.didMove(toParent: screen)
    }
    let person = await show(screen)
    expectNoDifference(person.sight.titles, ["Two"])
  }
}
