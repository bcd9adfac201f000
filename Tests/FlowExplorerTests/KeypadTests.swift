import CustomDump
import FlowExplorer
import FlowGraph
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

/// A keypad that is a control itself, and whose keys are controls without titles.
private final class ControlKeypad: UIControl, SelectorPerforming {
  private(set) var lastKey: Character = "0"

  override init(frame: CGRect) {
    super.init(frame: frame)
    for digit in "1234567890" {
      let key = UIControl()
      key.accessibilityLabel = String(digit)
      key.addTarget(self, action: Selector("press:"), for: .touchUpInside)
      addSubview(key)
    }
  }

  required init?(coder: NSCoder) { nil }

  func perform(_ selector: Selector, from sender: Any?) -> Bool {
    guard let digit = (sender as? UIControl)?.accessibilityLabel?.first else { return false }
    lastKey = digit
    sendActions(for: .primaryActionTriggered)
    return true
  }
}

/// Asks twice for a code, by buttons for its digits, and leads on when both are equal.
final class CodeScreen: UIViewController {
  private let length: Int
  private let isRepeatedHere: Bool
  /// Whether the keypad is one control rather than buttons.
  private let isControl: Bool
  private let chosen: String?
  private var entered = ""
  private var first: String?

  /// - Parameters:
  ///   - length: how many digits the code has.
  ///   - isRepeatedHere: whether the screen asks a second time itself, rather than another one.
  ///   - chosen: the code to repeat; nil for the first of two screens.
  init(_ length: Int, isRepeatedHere: Bool, isControl: Bool = false, chosen: String? = nil) {
    self.length = length
    self.isControl = isControl
    self.isRepeatedHere = isRepeatedHere
    self.chosen = chosen
    first = chosen
    super.init(nibName: nil, bundle: nil)
    title = chosen == nil ? "Choose a code" : "Repeat the code"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    if isControl {
      let keypad = ControlKeypad(
        frame: .zero,
        primaryAction: UIAction { [unowned self] action in
          (action.sender as? ControlKeypad).map { type($0.lastKey) }
        })
      view = UIStackView(arrangedSubviews: [keypad])
      return
    }
    let keys = "1234567890".map { digit in
      UIButton(
        primaryAction: UIAction(title: String(digit)) { [unowned self] _ in type(digit) })
    }
    view = UIStackView(arrangedSubviews: keys)
  }

  private func type(_ digit: Character) {
    entered.append(digit)
    guard entered.count == length else { return }
    defer { entered = "" }
    switch first {
    case nil where isRepeatedHere:
      first = entered
      title = "Repeat the code"
    case nil:
      let next = CodeScreen(
        length, isRepeatedHere: false, isControl: isControl, chosen: entered)
      navigationController?.pushViewController(next, animated: true)
    case entered:
      navigationController?.setViewControllers([PlantedScreen("Home")], animated: true)
    default: break
    }
  }
}

@MainActor @Suite("Keypads that an app makes of buttons", .interface)
struct KeypadTests {
  private func exploration(
    typing texts: [String: [String]] = [:], in screen: @escaping @MainActor () -> UIViewController
  ) async -> Exploration {
    var explorer = FlowExplorer.planted { screen() }
    explorer.texts = texts
    return await explorer.explore()
  }

  @Test(
    "A code that is asked for twice is typed twice, whatever its length",
    arguments: [(4, true, false), (4, false, false), (6, true, false), (6, false, true)])
  func twice(length: Int, isRepeatedHere: Bool, isControl: Bool) async throws {
    let exploration = await exploration {
      CodeScreen(length, isRepeatedHere: isRepeatedHere, isControl: isControl)
    }
    expectNoDifference(exploration.doubts.map(\.description), [])
    let home = try #require(exploration.states.first { $0.identity.contains("“Home”") })
    let code = length == 4 ? "1397" : "139724"
    expectNoDifference(
      home.path.actions, [.enter(code, in: "keypad"), .enter(code, in: "keypad")])
    let triggers = exploration.flowGraph().transitions.map(\.trigger).filter {
      !["launch", "back", "swipe back"].contains($0)
    }
    #expect(!triggers.isEmpty && triggers.allSatisfy { $0 == "enter \"keypad\"" }, "\(triggers)")
  }

  @Test("A screen is no dead end where its keypad leads on, though its other buttons do nothing")
  func noDeadEnd() async {
    let exploration = await exploration {
      let screen = CodeScreen(4, isRepeatedHere: false)
      screen.loadViewIfNeeded()
      screen.view.addSubview(UIButton(primaryAction: UIAction(title: "Delete") { _ in }))
      return screen
    }
    let deadEnds = exploration.findings.map(\.description).filter { $0.contains("leads on") }
    expectNoDifference(deadEnds, [])
  }

  @Test("A code that an app knows is given to the exploration")
  func known() async {
    let screen: @MainActor () -> UIViewController = {
      CodeScreen(4, isRepeatedHere: false, chosen: "2580")
    }
    let byDefault = await exploration(in: screen)
    #expect(!byDefault.states.contains { $0.identity.contains("“Home”") })
    let withCode = await exploration(typing: ["keypad": ["2580"]], in: screen)
    #expect(withCode.states.contains { $0.identity.contains("“Home”") })
    expectNoDifference(withCode.doubts, [])
  }

  @Test("A person types until another screen appears, and only digits")
  func person() async throws {
    let navigation = UINavigationController(
      rootViewController: CodeScreen(4, isRepeatedHere: false))
    let window = UIWindow.inFirstScene()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let person = FlowPerson(window: window)
    try await person.enter("139", in: "keypad")
    expectNoDifference(navigation.viewControllers.map(\.title), ["Choose a code"])
    try await person.enter("7567890", in: "keypad")
    try await person.change("keypad")
    expectNoDifference(navigation.viewControllers.map(\.title), ["Home"])
    await #expect(throws: PersonError.self) { try await person.enter("1", in: "keypad") }
    navigation.setViewControllers([CodeScreen(4, isRepeatedHere: false)], animated: false)
    await #expect(throws: PersonError.self) { try await person.enter("1a", in: "keypad") }
  }

  @Test("Nine digits are buttons like any other")
  func nine() async {
    let exploration = await exploration {
      let keys = (1...9).map { digit in
        UIButton(primaryAction: UIAction(title: "\(digit)") { _ in })
      }
      return PlantedScreen("Floors", views: keys)
    }
    expectNoDifference(
      exploration.states.first?.actions.map(\.action), (1...9).map { .tap("\($0)") })
  }
}
