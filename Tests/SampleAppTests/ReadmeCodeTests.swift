import FlowChecks
import FlowDiagram
import FlowExplorer
import FlowGraph
import FlowPerson
import FlowSnapshots
import FlowTrace
import FlowTracing
import HowToCode
import PortableUIKit
import RayPets
import TestSupport
import Testing

/// What the README and the article of DocC show is an excerpt of this, or of what they name.
@MainActor @Suite("Code in the README and in articles", .interface)
struct ReadmeCodeTests {
  private typealias MyApp = HowToCodeApp

  @Test("The README's code explores an app and checks it")
  func explores() async throws {
    let launch = ExplorerLaunch { window, recorder in MyApp(window: window, recorder: recorder) }
    let exploration = await FlowExplorer(app: "MyApp", [launch]).explore()
    try checkFlow(exploration.trace)
    #expect(exploration.isComplete)
  }

  @Test("A snapshot holds the flow of one coordinator still")
  func snapshot() async throws {
    let launch = ExplorerLaunch { window, recorder in
      RayPetsApp(window: window, recorder: recorder)
    }
    let exploration = await FlowExplorer(app: "RayPets", [launch]).explore()
    let booking = FlowGraph.Name(type: "RayPets.PetAppointmentBuilderCoordinator")
    assertFlow(of: exploration.flowGraph().only([booking]), as: .outline)
  }

  @Test("The README's walk ends at the first screen")
  func person() async throws {
    try await FlowPerson.walk {
      RayPetsApp(window: $0)
    } steps: { person in
      try await person.tap("Schedule a visit")
      try await person.tap("Sick")
      try await person.swipeDown()
      #expect(person.sight.screenName == "HomeViewController")
    }
  }

  @Test("The README's check passes a trace without a leak")
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
