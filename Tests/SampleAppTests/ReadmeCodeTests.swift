import FlowChecks
import FlowExplorer
import FlowPerson
import FlowTrace
import FlowTracing
import HowToCode
import PortableUIKit
import RayPets
import TestSupport
import Testing

/// What the README and the article of DocC show is an excerpt of this, or of what they name.
@MainActor @Suite("The code that the README shows", .interface)
struct ReadmeCodeTests {
  private typealias MyApp = HowToCodeApp

  @Test("explores an app and checks it")
  func explores() async throws {
    let launch = ExplorerLaunch { window, recorder in MyApp(window: window, recorder: recorder) }
    let exploration = await FlowExplorer(app: "MyApp", [launch]).explore()
    try checkFlow(exploration.trace)
    #expect(exploration.isComplete)
  }

  @Test("does what a person would")
  func person() async throws {
    let window = UIWindow()
    let app = RayPetsApp(window: window)
    let person = FlowPerson(window: window)
    try await person.tap("Schedule a visit")
    try await person.tap("Sick")
    try await person.swipeDown()
    #expect(person.sight.screenName == "HomeViewController")
    withExtendedLifetime(app) {}
  }

  @Test("fails where something leaks")
  func checks() {
    let collector = TraceCollector()
    let recorder = FlowRecorder(app: "MyApp", sink: collector)
    recorder.record(.launch(.init()))
    #expect(throws: Never.self) {
      try checkFlow(collector.trace)
    }
  }

  /// Not run: it would leave a trace in the documents of whoever runs the tests.
  private func launch(_ window: UIWindow) throws {
    let recorder = try FlowRecorder(app: "MyApp", sink: .documents("my-app.trace"))
    let coordinator = AppCoordinator(window: window)
    FlowTracer.start(recorder, window: window, root: coordinator, as: (any Coordinator).self)
    coordinator.start()
  }
}

@MainActor private protocol Coordinator: AnyObject {
  func start()
}

private final class AppCoordinator: Coordinator {
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    window.rootViewController = UIViewController()
  }
}
