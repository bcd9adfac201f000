import CustomDump
import FlowExplorer
import FlowGraph
import FlowPerson
import FlowTrace
import OlderLaunches
import PortableUIKit
import TestSupport
import Testing

/// Explores and walks through apps that make their own windows in their delegates.
@MainActor @Suite("Apps that make their own windows", .interface)
struct OwnWindowTests {
  /// Explores an app with one launch.
  private func explore(_ launch: ExplorerLaunch) async -> Exploration {
    await FlowExplorer(app: "Own", [launch]).explore()
  }

  /// The screens and transitions of an exploration, by titles and classes, in order.
  private func lines(_ exploration: Exploration) -> [String] {
    let records = exploration.trace.records
    var names: [ObjectID: String] = [:]
    var lines: [String] = []
    for record in records {
      switch record.event {
      case .launch: names = [:]
      case .coordinator(let it): names[it.id] = it.type.components(separatedBy: ".").last
      case .screen(let it): names[it.id] = it.title
      case .link(let parent, let child):
        lines.append("\(names[parent] ?? "?") holds \(names[child] ?? "?")")
      case .transition(let it):
        let from = it.from.flatMap { names[$0] } ?? "launch"
        var by = "app"
        if case .coordinator(let id) = it.by { by = names[id] ?? "?" }
        lines.append("\(it.kind.rawValue) \(from) → \(names[it.to] ?? "?") by \(by)")
      default: break
      }
    }
    return lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  @Test("A private lazy coordinator in the application's delegate is the root of the explored app")
  func lazyCoordinator() async {
    let exploration = await explore(
      ExplorerLaunch(delegate: MailAppDelegate.self))
    #expect(exploration.isComplete, "\(exploration)")
    expectNoDifference(
      lines(exploration),
      [
        "root launch → Inbox by MailCoordinator",
        "MailCoordinator holds ComposeCoordinator",
        "present Inbox → Message by MailCoordinator",
        "dismiss Message → Inbox by MailCoordinator",
      ])
  }

  @Test("The screens that stand in for an app's own are marked in the trace of its exploration")
  func standIns() async {
    var explorer = FlowExplorer(app: "Own", [ExplorerLaunch(delegate: MailAppDelegate.self)])
    #expect(await explorer.explore().flowGraph().standIns == [])
    explorer.standIns = ["OlderLaunches.LaunchScreen"]
    let graph = await explorer.explore().flowGraph()
    #expect(!graph.standIns.isEmpty)
    #expect(graph.standIns == graph.screens)
  }

  @Test("A coordinator that the scene's delegate makes after launch is found when it is there")
  func lateCoordinator() async {
    let launch = ExplorerLaunch(
      delegate: BankAppDelegate.self, scene: BankSceneDelegate.self,
      as: (any LaunchCoordinator).self)
    let exploration = await explore(launch)
    #expect(exploration.isComplete, "\(exploration)")
    expectNoDifference(
      lines(exploration),
      [
        "root launch → Login by app",
        "root Login → Accounts by BankCoordinator",
        "push Accounts → Account by BankCoordinator",
        "pop Account → Accounts by app",
      ])
  }

  @Test("A coordinator in a local variable is found by the screen that keeps it")
  func localCoordinator() async {
    let exploration = await explore(ExplorerLaunch(delegate: { NewsAppDelegate() }))
    #expect(exploration.isComplete, "\(exploration)")
    expectNoDifference(
      lines(exploration),
      [
        "root launch → News by NewsCoordinator",
        "push News → Article by NewsCoordinator",
        "pop Article → News by app",
      ])
  }

  @Test("An exploration of an app whose scene delegate was not named is not complete")
  func blank() async {
    let exploration = await explore(ExplorerLaunch(delegate: BankAppDelegate.self))
    #expect(!exploration.isComplete)
    expectNoDifference(
      exploration.doubts.first?.description,
      "no screen is on display after launch; show a window that has a root view controller with "
        + "something in it, and pass the class of the scene's delegate where Info.plist names it")
  }

  @Test("An event from outside reaches the delegate that takes it")
  func event() async {
    let launch = ExplorerLaunch(
      delegate: BankAppDelegate.self, scene: BankSceneDelegate.self,
      as: (any LaunchCoordinator).self)
    let event = ExplorerEvent("link") { (_: BankSceneDelegate) in }
    let exploration = await FlowExplorer(app: "Bank", [launch], events: [event]).explore()
    expectNoDifference(exploration.doubts, [])
    expectNoDifference(exploration.events.map(\.screen), [nil])
  }

  @Test("A person walks through an app that makes its own window, and each walk launches it anew")
  func walk() async throws {
    for _ in 1...2 {
      try await FlowPerson.walk(delegate: BankAppDelegate.self, scene: BankSceneDelegate.self) {
        person in
        #expect(person.sight.titles == ["Log in"])
        try await person.tap("Log in")
        try await person.tap("Open")
        try await person.goBack()
        #expect(person.sight.titles == ["Open"])
      }
    }
    #expect(UIApplication.shared.delegate == nil)
    #expect(UIApplication.shared.keyWindow == nil)
  }

  @Test("What is launched by delegates is freed when its walk ends")
  func freed() async throws {
    weak var window: UIWindow?
    weak var delegate: AnyObject?
    func makeDelegate() -> any UIApplicationDelegate {
      let made = MailAppDelegate()
      delegate = made
      return made
    }
    try await FlowPerson.walk(delegate: makeDelegate) { person in
      window = UIApplication.shared.keyWindow
      try await person.tap("Compose")
    }
    #expect(delegate == nil)
    #expect(window == nil)
  }
}
