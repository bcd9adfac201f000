import TestSupport
import Testing

@testable import HeadlessUIKit

/// Source: Apple's documentation of `UIControl` and its subclasses.
@MainActor @Suite("Controls", .interface)
struct ControlTests {
  @Test("An action runs with its control as the sender and replaces one with the same identifier")
  func actions() {
    let button = UIButton()
    var calls: [String] = []
    let identifier = UIAction.Identifier("tap")
    button.addAction(
      UIAction(identifier: identifier) { _ in calls.append("first") }, for: .touchUpInside)
    button.addAction(
      UIAction(identifier: identifier) { action in
        calls.append(action.sender as AnyObject === button ? "second" : "stranger")
      }, for: .touchUpInside)
    Finger.tap(button)
    #expect(calls == ["second"])
    button.removeAction(identifiedBy: identifier, for: .touchUpInside)
    Finger.tap(button)
    #expect(calls.count == 1)
  }

  @Test("A switch sends an event when a person flips it, but not when the app does")
  func toggles() {
    let control = UISwitch()
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    Finger.tap(control)
    #expect(control.isOn)
    control.setOn(false, animated: false)
    #expect(calls == 1)
  }

  @Test("A segmented control sends an event only when another segment is selected")
  func segments() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 0
    var selections: [Int] = []
    control.addAction(
      UIAction {
        selections.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -1)
      },
      for: .valueChanged)
    Finger.choose(1, in: control)
    Finger.choose(1, in: control)
    Finger.choose(5, in: control)
    #expect(selections == [1])
  }

  @Test("A text field's delegate can reject a change of its text")
  func textField() {
    final class Delegate: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string != "no" }
    }
    let delegate = Delegate()
    let field = UITextField()
    field.delegate = delegate
    Finger.enter("yes", in: field)
    Finger.enter("no", in: field)
    #expect(field.text == "yes")
    #expect(field.isFirstResponder)
    let other = UITextField()
    Finger.tap(other)
    #expect(!field.isEditing)
  }

  @Test("An animation that restarts itself does not keep the main loop busy")
  func pulse() {
    var rounds = 0
    @MainActor func pulse() {
      UIView.animate(withDuration: 1) {
        rounds += 1
      } completion: { _ in
        pulse()
      }
    }
    pulse()
    MainLoop.runPending()
    #expect(rounds > 10)
    #expect(Misuse.log.count == 1)
  }

  @Test("An animation's values apply at once and its completion runs in the main loop")
  func animations() {
    let view = UIView()
    var hasCompleted = false
    UIView.animate(withDuration: 3) {
      view.alpha = 0
    } completion: { _ in
      hasCompleted = true
    }
    #expect(view.alpha == 0)
    #expect(!hasCompleted)
    MainLoop.runPending()
    #expect(hasCompleted)
  }
}
