import FlowGenerators
import FlowGraph
import FlowPaths
import FlowReading
import FlowTrace
import FlowTracing
import FlowVerdicts
import PortableUIKit
import TestSupport
import Testing

/// An app of three tabs that its program moves through, as a deep link does. Every screen has a name
/// of its own.
@MainActor
private final class TabApp {
  let window = UIWindow()
  let hub = UITabBarController()
  let collector = TraceCollector()
  let tracer: FlowTracer
  private var count = 0

  init(labelsStacks: Bool = false, firstStack: Int = 1) {
    tracer = FlowTracer(
      recorder: FlowRecorder(app: "Tabs", clock: .stepping, sink: collector), window: window,
      dialect: CoordinatorDialect(isCoordinator: { _ in false }))
    tracer.label(hub, "Hub")
    hub.viewControllers = (0..<3).map { tab in
      let stack = UINavigationController()
      if labelsStacks { tracer.label(stack, "Stack \(tab)") }
      stack.viewControllers = (0..<(tab == 0 ? firstStack : 1)).map { _ in screen() }
      return stack
    }
    window.rootViewController = hub
    window.makeKeyAndVisible()
    MainLoop.runPending()
  }

  var stacks: [UINavigationController] {
    (hub.viewControllers ?? []).compactMap { $0 as? UINavigationController }
  }

  func screen(_ name: String? = nil, embedding: Bool = false) -> UIViewController {
    count += 1
    let screen = UIViewController()
    screen.title = name ?? "Screen \(count)"
    tracer.label(screen, name ?? "Screen \(count)")
    if embedding { screen.addChild(UINavigationController(rootViewController: self.screen())) }
    return screen
  }

  /// Does something without a person, before the loop is idle.
  func change(using random: inout SeededGenerator) {
    let stack = stacks.randomElement(using: &random)!
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: hub.selectedIndex = Int.random(in: 0..<3, using: &random)
    case 2: stack.pushViewController(screen(), animated: false)
    case 3: stack.popViewController(animated: false)
    case 4: stack.popToRootViewController(animated: false)
    case 5: stack.setViewControllers([stack.viewControllers[0], screen()], animated: false)
    case 6: stack.pushViewController(screen(embedding: true), animated: false)
    default:
      if hub.presentedViewController == nil {
        hub.present(screen(), animated: false)
      } else {
        hub.dismiss(animated: false)
      }
    }
  }

  /// The label of the screen on display.
  var displayed: String? {
    var last: UIViewController? = window.rootViewController
    while let next = last?.nextOnDisplay { last = next }
    return last?.title
  }

  /// Lets all that was asked for happen.
  ///
  /// - Returns: the screen on display if no transition of the graph leads there.
  func settleUnreached() -> String? {
    MainLoop.runPending()
    let reached = Set(
      FlowReading(collector.trace, parts: .graphOnly).graph.transitions.map(\.to.label))
    return reached.contains(displayed) ? nil : displayed ?? "nothing"
  }
}

@MainActor @Suite("What an app opens by itself", .interface)
struct DeepLinkTests {
  @Test("A deep link into a tab, and from tab to tab, is in the graph, the rules and the paths")
  func tabToTab() throws {
    let app = TabApp()
    for (tab, name) in [(1, "Order"), (2, "Invoice")] {
      app.tracer.trigger("open shop://\(name)")
      let detail = app.screen(name)
      app.hub.selectedIndex = tab
      app.stacks[tab].pushViewController(detail, animated: false)
      #expect(app.settleUnreached() == nil)
    }
    let reading = FlowReading(app.collector.trace)
    #expect(
      reading.graph.transitions.filter { $0.kind == .tab }.map {
        "\($0.from?.label ?? "") → \($0.to.label ?? ""): \($0.trigger)"
      } == [
        "Hub → Invoice: open shop://Invoice", "Hub → Order: open shop://Order",
        "Hub → Screen 1: launch",
      ])
    let rules = try RuleParser(graph: reading.graph, file: "rules").parse(
      "screen Order is reachable\nscreen Invoice is reachable\ndepth <= 2\n")
    #expect(reading.check(rules: rules).violations.isEmpty)
    let invoice = FlowGraph.Name(type: "HeadlessUIKit.UIViewController", label: "Invoice")
    let way = try #require(reading.paths.path(to: invoice))
    #expect(
      PathReport(way, to: invoice, of: reading.graph).text == """
        Tabs: 2 steps to UIViewController (Invoice), the fewest recorded.

            launch → UIViewController (Screen 1)
         1. open shop://Order → UIViewController (Order)
         2. open shop://Invoice → UIViewController (Invoice)

        """)
  }

  @Test("Whatever an app opens with has a transition", arguments: [false, true], [1, 2])
  func launch(labelsStacks: Bool, firstStack: Int) {
    #expect(TabApp(labelsStacks: labelsStacks, firstStack: firstStack).settleUnreached() == nil)
  }

  @Test(
    "Whatever the program does, the screen on display has a transition that leads there",
    arguments: SlowTests.seeds(1...200 as ClosedRange<UInt64>, first: 40), [false, true])
  func random(seed: UInt64, labelsStacks: Bool) {
    var random = SeededGenerator(seed: seed)
    let app = TabApp(labelsStacks: labelsStacks)
    for turn in 0..<30 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { app.change(using: &random) }
      let unreached = app.settleUnreached()
      #expect(unreached == nil, "seed \(seed), turn \(turn)")
      if unreached != nil { return }
    }
  }
}
