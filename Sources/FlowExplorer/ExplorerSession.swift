import FlowPerson
import FlowTrace
import FlowTracing
import PortableUIKit

/// One launch of the app, while it is being walked through.
@MainActor
final class ExplorerSession {
  /// What was seen when all had settled.
  struct Sighting: Equatable {
    /// What the interface is known by.
    var identity: String
    /// The class of the screen on display.
    var screen: String?
    /// Its title.
    var title: String?
    /// What a person can do here.
    var actions: [PersonAction]
    /// What stands here and cannot be tapped.
    var disabled: [String]
    /// The title of the tab that shows.
    var selectedTab: String?
  }

  private let window: UIWindow
  private let app: AnyObject
  private let person: FlowPerson
  private let recorder: FlowRecorder
  private let collector: TraceCollector
  private let identity: InterfaceIdentity
  private let rows: Int
  var reader = HappeningReader()
  /// What was taken last.
  private var newest: [TraceRecord] = []

  init(
    _ launch: ExplorerLaunch, recorder: FlowRecorder, collector: TraceCollector,
    identity: InterfaceIdentity, rows: Int
  ) async {
    self.recorder = recorder
    self.collector = collector
    self.identity = identity
    self.rows = rows
    collector.takeRecords(into: &newest)
    // Where there is a scene, only a window in it is ever shown.
    let scenes = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
    window = scenes.first.map { UIWindow(windowScene: $0) } ?? UIWindow()
    app = launch.launch(window, recorder)
    person = FlowPerson(undisturbedIn: window)
    await person.wait()
  }

  func perform(_ action: PersonAction) async throws(PersonError) {
    try await person.perform(action)
  }

  /// What was recorded since the last time.
  func takeRecords() -> [TraceRecord] {
    collector.takeRecords(into: &newest)
    return newest
  }

  /// Looks at everything.
  func look() -> Sighting {
    let sight = person.sight
    let tracer = tracer
    let names = reader.names
    let reader = InterfaceReader { screen in tracer?.owner(of: screen).flatMap { names[$0] } }
    let actions = sight.representativeActions(atMost: rows)
    let interface = reader.describe(window, screen: sight.screen, actions: actions)
    return Sighting(
      identity: identity.text(interface), screen: interface.screen,
      title: sight.screen?.titleOnDisplay, actions: actions,
      disabled: sight.disabledTitles, selectedTab: sight.selectedTab)
  }

  /// Differs from one moment of the session to another where anything came, went, or changed places;
  /// nil where nothing traces.
  var arrangement: Int? { tracer?.arrangement }

  private var tracer: FlowTracer? { FlowTracer.running(on: recorder) }

  /// Ends the session, without telling the trace of it: the app did not end by itself.
  func end() {
    tracer?.stop()
    window.isHidden = true
    window.windowScene = nil
  }
}
