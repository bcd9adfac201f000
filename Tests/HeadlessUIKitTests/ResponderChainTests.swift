import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Actions without a target", .interface)
struct ResponderChainTests {
  /// A screen with a button whose target is `self`, where `self` is not yet the screen.
  private final class EarlyScreen: UIViewController, SelectorPerforming {
    private(set) var actions: [String] = []
    let button = UIButton(type: .system)

    func perform(_ selector: Selector, from sender: Any?) -> Bool {
      guard selector.name != "unknown" else { return false }
      actions.append(selector.name)
      return true
    }
  }

  /// An object that performs every action.
  private final class Target: SelectorPerforming {
    func perform(_ selector: Selector, from sender: Any?) -> Bool { true }
  }

  private let screen = EarlyScreen()
  private let window = UIWindow()

  init() {
    screen.view.addSubview(screen.button)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    MainLoop.runPending()
  }

  @Test("An action with a nil target reaches the screen around its control")
  func control() {
    screen.button.addTarget(nil, action: "save", for: .touchUpInside)
    Finger.tap(screen.button)
    #expect(screen.actions == ["save"])
  }

  @Test("A target that is no object counts as nil")
  func function() {
    let function: () -> Void = {}
    screen.button.addTarget(function, action: "save", for: .touchUpInside)
    Finger.tap(screen.button)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: function, action: "add")
    screen.navigationItem.rightBarButtonItem.map { Finger.tap($0) }
    #expect(screen.actions == ["save", "add"])
    #expect(Misuse.log == [])
  }

  @Test("sendAction without a target begins with the first responder")
  func firstResponder() {
    let field = UITextField()
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction("done", to: nil, from: nil, for: nil))
    #expect(!UIApplication.shared.sendAction("unknown", to: nil, from: nil, for: nil))
    #expect(screen.actions == ["done"])
  }

  @Test("A target that was freed is reported once, and its action walks the responder chain")
  func dead() {
    screen.button.addTarget(Target(), action: "save", for: .touchUpInside)
    Finger.tap(screen.button)
    Finger.tap(screen.button)
    #expect(screen.actions == ["save", "save"])
    #expect(Misuse.log.count == 1)
    #expect(Misuse.log.first?.contains("Target that should perform \"save\" was freed") == true)
    let item = UIBarButtonItem(title: "Add", style: .plain, target: Target(), action: "add")
    Finger.tap(item)
    Finger.tap(item)
    #expect(Misuse.log.count == 2)
  }

  @Test("An action that nobody performs is reported once")
  func nobody() {
    screen.button.addTarget(nil, action: "unknown", for: .touchUpInside)
    Finger.tap(screen.button)
    Finger.tap(screen.button)
    #expect(Misuse.log.count == 1)
  }
}
