import CustomDump
import FlowExplorer
import FlowGraph
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

/// Asks twice for a code, by buttons for its digits, and leads on when both are equal.
final class CodeScreen: UIViewController {
  private let length: Int
  private let isRepeatedHere: Bool
  private let chosen: String?
  private var entered = ""
  private var first: String?

  /// - Parameters:
  ///   - length: how many digits the code has.
  ///   - isRepeatedHere: whether the screen asks a second time itself, rather than another one.
  ///   - chosen: the code to repeat; nil for the first of two screens.
  init(_ length: Int, isRepeatedHere: Bool, chosen: String? = nil) {
    self.length = length
    self.isRepeatedHere = isRepeatedHere
    self.chosen = chosen
    first = chosen
    super.init(nibName: nil, bundle: nil)
    title = chosen == nil ? "Choose a code" : "Repeat the code"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
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
      let next = CodeScreen(length, isRepeatedHere: false, chosen: entered)
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
    arguments: [4, 6], [true, false])
  func twice(length: Int, isRepeatedHere: Bool) async throws {
    let exploration = await exploration { CodeScreen(length, isRepeatedHere: isRepeatedHere) }
    expectNoDifference(exploration.doubts.map(\.description), [])
    let home = try #require(exploration.states.first { $0.identity.contains("“Home”") })
    let code = length == 4 ? "1234" : "123456"
    expectNoDifference(
      home.path.actions, [.enter(code, in: "keypad"), .enter(code, in: "keypad")])
    let triggers = exploration.flowGraph().transitions.map(\.trigger).filter {
      !["launch", "back", "swipe back"].contains($0)
    }
    #expect(!triggers.isEmpty && triggers.allSatisfy { $0 == "enter \"keypad\"" }, "\(triggers)")
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
    try await person.enter("123", in: "keypad")
    expectNoDifference(navigation.viewControllers.map(\.title), ["Choose a code"])
    try await person.enter("4567890", in: "keypad")
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
