import CustomDump
import FlowExplorer
import FlowGraph
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor
@Suite("What the system asks is answered in every way", .interface)
struct SystemPromptTests {
  /// A screen that asks for notifications, and shows what the person decided.
  private final class Reminders: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for name in ["Turn on", "Later"] {
        view.addSubview(
          UIButton(
            primaryAction: UIAction(title: name) { [unowned self] _ in
              name == "Later" ? show("Home") : ask()
            }))
      }
    }

    private func ask() {
      UNUserNotificationCenter.current().requestAuthorization { [weak self] isAllowed, _ in
        self?.show(isAllowed ? "Home" : "Why")
      }
    }

    private func show(_ name: String) {
      navigationController?.pushViewController(PlantedScreen(name), animated: true)
    }
  }

  @Test("Both answers are explored, and nothing else can be used before one is given")
  func answers() async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen("Start", ["Begin": { $0.push(Reminders()) }])
    }.explore()
    expectNoDifference(exploration.doubts.map(\.description), [])
    let answers = exploration.flowGraph().transitions.map(\.trigger).filter { $0.contains("llow") }
    expectNoDifference(
      answers.sorted(), ["tap \"Allow notifications\"", "tap \"Don’t allow notifications\""])
    expectNoDifference(exploration.states.contains { $0.identity.contains("“Why”") }, true)
  }

  @Test("A walk answers, and its error lists the answers where it does something else")
  func walk() async throws {
    try await FlowPerson.walk { window in
      window.rootViewController = UINavigationController(rootViewController: Reminders())
      window.makeKeyAndVisible()
      return window
    } steps: { person in
      try await person.tap("Turn on")
      let error = await #expect(throws: PersonError.self) { try await person.tap("Later") }
      #expect("\(error!)".contains("Allow notifications"))
      try await person.tap("Don’t allow notifications")
      #expect(person.sight.screen?.title == "Why")
    }
  }

  @Test("A task that waits for an answer is refused when the session ends")
  func end() async throws {
    var answer: Bool?
    try await FlowPerson.walk { window in
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      Task { answer = await SystemPermission.request("camera") }
      return window
    } steps: { person in
      #expect(person.sight.titles == ["Allow camera", "Don’t allow camera"])
    }
    await MainLoop.runUntilIdle()
    expectNoDifference(answer, false)
  }

  @Test("Of two requests, one is asked, and a later one gets the same answer")
  func twice() async throws {
    var answers: [Bool] = []
    try await FlowPerson.walk { window in
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      for _ in 1...2 { SystemPermission.request("photos") { answers.append($0) } }
      return window
    } steps: { person in
      try await person.tap("Don’t allow photos")
      #expect(person.sight.titles == [])
      SystemPermission.request("photos") { answers.append($0) }
      await person.wait()
      #expect(answers == [false, false, false])
    }
  }

  @Test("A task that asks once its session is over is not heard in the next one")
  func late() async {
    let first = MainLoop.beginSession()
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let answer = await MainLoop.run(inSession: first) {
      Task {
        for await _ in gate { break }
        return await SystemPermission.request("notifications")
      }
    }
    MainLoop.endSession(first)
    let second = MainLoop.beginSession()
    defer { MainLoop.endSession(second) }
    opener.yield()
    #expect(await answer.value == false)
    #expect(SystemPrompt.current == nil)
    #expect(SystemPermission.decision(on: "notifications") == nil)
  }
}
