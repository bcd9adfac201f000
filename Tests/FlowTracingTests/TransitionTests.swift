import CustomDump
import FlowPerson
import FlowTrace
import FlowTracing
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("One navigation is one transition", .interface)
struct TransitionTests {
  @Test("A launch is one transition to the window's root")
  func root() {
    let stage = Stage(showing: UINavigationController(rootViewController: screen("A")))
    expectNoDifference(stage.settle(), ["root launch → A: launch by app"])
  }

  @Test("What the root opens with at launch is a transition of its own")
  func entrance() {
    let host = screen("Host")
    let stage = Stage(showing: host)
    host.addChild(UINavigationController(rootViewController: screen("A")))
    host.present(screen("Welcome"), animated: false)
    expectNoDifference(
      stage.settle(),
      [
        "root launch → Host: launch by app", "present Host → Welcome: launch by app",
        "embed Host → A: addChild by app",
      ])
  }

  @Test("A replaced root is one transition, whatever else happens")
  func rootReplaced() {
    let (stage, stack) = Stage.stack(screen("A"))
    stack.pushViewController(screen("B"), animated: true)
    stage.window.rootViewController = screen("C")
    expectNoDifference(stage.settle(), ["root A → C: rootViewController by unknown"])
  }

  @Test("A push is one transition, animated or not", arguments: [true, false])
  func push(animated: Bool) {
    let (stage, stack) = Stage.stack(screen("A"))
    stack.pushViewController(screen("B"), animated: animated)
    expectNoDifference(stage.settle(), ["push A → B: pushViewController by unknown"])
  }

  @Test("A pop over several screens is one transition")
  func popToRoot() {
    let (stage, stack) = Stage.stack(screen("A"), screen("B"), screen("C"))
    stack.popToRootViewController(animated: true)
    expectNoDifference(stage.settle(), ["pop C → A: popToRootViewController by unknown"])
  }

  @Test("Closing a flow screen by screen, popping to the root and pushing is one transition")
  func manyCalls() {
    let (stage, stack) = Stage.stack(screen("A"), screen("B"), screen("C"), screen("D"))
    stack.popViewController(animated: false)
    stack.popViewController(animated: false)
    stack.popToRootViewController(animated: true)
    stack.pushViewController(screen("E"), animated: true)
    expectNoDifference(stage.settle(), ["push D → E: pushViewController by unknown"])
  }

  @Test("A stack that keeps a screen is pushed on or goes back, another is replaced")
  func setViewControllers() {
    let a = screen("A")
    let (stage, stack) = Stage.stack(a, screen("B"))
    stack.setViewControllers([a, screen("D")], animated: true)
    expectNoDifference(stage.settle(), ["push B → D: setViewControllers by unknown"])
    stack.setViewControllers([screen("C")], animated: true)
    expectNoDifference(stage.settle(), ["replace D → C: setViewControllers by unknown"])
    stack.setViewControllers([a, stack.viewControllers[0]], animated: true)
    expectNoDifference(stage.settle(), [])
    stack.setViewControllers([a], animated: true)
    expectNoDifference(stage.settle(), ["pop C → A: setViewControllers by unknown"])
  }

  @Test("A stack that is replaced by a tab bar controller leads on to its tab")
  func replacedByTabs() {
    let (stage, stack) = Stage.stack(screen("Login"))
    let tabs = UITabBarController()
    tabs.title = "Tabs"
    tabs.viewControllers = [screen("Home")]
    stack.viewControllers = [tabs]
    expectNoDifference(
      stage.settle(),
      [
        "replace Login → Tabs: setViewControllers by unknown",
        "tab Tabs → Home: setViewControllers by unknown",
      ])
  }

  @Test("A dismissal that pushes, or replaces what was covered, leads on from the sheet")
  func dismissalForward() {
    let a = screen("A")
    let (stage, stack) = Stage.stack(a)
    stack.present(screen("B"), animated: true)
    _ = stage.settle()
    stack.dismiss(animated: true)
    stack.pushViewController(screen("C"), animated: false)
    expectNoDifference(stage.settle(), ["push B → C: pushViewController by unknown"])
    stack.present(screen("D"), animated: true)
    _ = stage.settle()
    stack.dismiss(animated: true) { stack.setViewControllers([screen("E")], animated: false) }
    expectNoDifference(stage.settle(), ["replace D → E: setViewControllers by unknown"])
  }

  @Test("A dismissal to a screen that was there before leads back")
  func dismissalBack() {
    let a = screen("A")
    let (stage, stack) = Stage.stack(a, screen("B"))
    stack.present(screen("C"), animated: true)
    _ = stage.settle()
    stack.dismiss(animated: true)
    stack.popViewController(animated: false)
    expectNoDifference(stage.settle(), ["dismiss C → A: dismiss by unknown"])
    stack.present(screen("D"), animated: true)
    _ = stage.settle()
    stack.pushViewController(screen("E"), animated: false)
    _ = stage.settle()
    stack.dismiss(animated: true)
    expectNoDifference(stage.settle(), ["dismiss D → E: dismiss by unknown"])
  }

  @Test("An alert whose handler pushes leads on to what it pushed")
  func alertForward() async throws {
    let (stage, stack) = Stage.stack(screen("A"))
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { _ in
        stack.pushViewController(screen("B"), animated: true)
      })
    stack.present(alert, animated: true)
    _ = stage.settle()
    try await FlowPerson(window: stage.window).tap("Yes")
    expectNoDifference(stage.settle(), [#"push Sure? → B: tap "Yes" by unknown"#])
  }

  @Test("An alert over tabs whose handler pushes leads on, too")
  func alertOverTabs() async throws {
    let (hub, stack) = (UITabBarController(), UINavigationController())
    stack.viewControllers = [screen("A")]
    hub.viewControllers = [stack, UINavigationController(rootViewController: screen("C"))]
    let stage = Stage(showing: hub)
    _ = stage.settle()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { _ in
        stack.pushViewController(screen("B"), animated: true)
      })
    stack.present(alert, animated: true)
    _ = stage.settle()
    try await FlowPerson(window: stage.window).tap("Yes")
    expectNoDifference(stage.settle(), [#"push Sure? → B: tap "Yes" by unknown"#])
  }

  @Test("What is pushed below a sheet over tabs is covered")
  func coveredByTabs() {
    let (hub, stack) = (UITabBarController(), UINavigationController())
    stack.viewControllers = [screen("A")]
    hub.viewControllers = [stack]
    let stage = Stage(showing: hub)
    _ = stage.settle()
    stack.present(screen("Sheet"), animated: true)
    _ = stage.settle()
    stack.pushViewController(screen("B"), animated: true)
    expectNoDifference(stage.settle(), [])
    let covered = stage.events { event -> String? in
      guard case .covered(let transition) = event else { return nil }
      return transition.from.map { "\(stage.name($0)) → \(stage.name(transition.to))" }
    }
    expectNoDifference(covered, ["Sheet → B"])
  }

  @Test("Pushing the same screen again is one transition")
  func pushedAgain() {
    let b = screen("B")
    let (stage, stack) = Stage.stack(screen("A"))
    for _ in 0..<2 {
      stack.pushViewController(b, animated: true)
      expectNoDifference(stage.settle(), ["push A → B: pushViewController by unknown"])
      stack.popViewController(animated: true)
      expectNoDifference(stage.settle(), ["pop B → A: popViewController by unknown"])
    }
    #expect(stage.events { if case .screen = $0 { true } else { nil } }.count == 2)
  }

  @Test("Presenting a sheet with a stack, and dismissing it, is one transition each")
  func presentAndDismiss() {
    let (stage, stack) = Stage.stack(screen("A"))
    stack.present(UINavigationController(rootViewController: screen("B")), animated: true)
    expectNoDifference(stage.settle(), ["present A → B: present by unknown"])
    stack.dismiss(animated: true)
    expectNoDifference(stage.settle(), ["dismiss B → A: dismiss by unknown"])
  }

  @Test("A sheet that replaces another is one presentation")
  func sheetForSheet() {
    let (stage, stack) = Stage.stack(screen("A"))
    stack.present(screen("B"), animated: true)
    _ = stage.settle()
    stack.dismiss(animated: false) { stack.present(screen("C"), animated: true) }
    expectNoDifference(stage.settle(), ["present B → C: present by unknown"])
  }

  @Test(
    "A tab's transition starts at the tab bar controller, and in the graph ends at the tab's root")
  func tabs() async throws {
    let stage = Stage()
    let tabs = UITabBarController()
    let second = UINavigationController(rootViewController: screen("B"))
    second.pushViewController(screen("B2"), animated: false)
    tabs.title = "Tabs"
    tabs.viewControllers = [screen("A"), second]
    second.tabBarItem.title = "Second"
    stage.window.rootViewController = tabs
    stage.window.makeKeyAndVisible()
    expectNoDifference(
      stage.settle(), ["root launch → Tabs: launch by app", "tab Tabs → A: launch by app"])
    let person = FlowPerson(window: stage.window)
    try await person.selectTab("Second")
    expectNoDifference(stage.transitions(), [#"tab Tabs → B2: tab "Second" by unknown"#])
    let roots = stage.events { event -> ObjectID? in
      if case .transition(let transition) = event { transition.tabRoot } else { nil }
    }
    #expect(roots.count == 1)
    let places = stage.events { event -> Int? in
      if case .transition(let transition) = event { transition.tabIndex } else { nil }
    }
    #expect(places == [0, 1])
    try await person.selectTab("Second")
    expectNoDifference(stage.transitions(), [#"pop B2 → B: tab "Second" by system"#])
  }

  @Test("A transition after a tap has the tap as its trigger")
  func tap() async throws {
    let stack = UINavigationController()
    let stage = Stage()
    stack.viewControllers = [
      screen("A", button: "Next") { stack.pushViewController(screen("B"), animated: true) }
    ]
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
    _ = stage.settle()
    let person = FlowPerson(window: stage.window)
    try await person.tap("Next")
    expectNoDifference(stage.transitions(), [#"push A → B: tap "Next" by unknown"#])
    try await person.goBack()
    expectNoDifference(stage.transitions(), ["pop B → A: back by system"])
  }

  @Test("A transition by a row has the row's text, and one by a tap after it has none")
  func row() async throws {
    let stack = UINavigationController()
    let menu = Menu(style: .plain)
    menu.title = "Menu"
    menu.onSelect = { [unowned stack] in
      stack.pushViewController(
        screen("B", button: "Next") {
          stack.pushViewController(screen("C"), animated: true)
        }, animated: true)
    }
    stack.viewControllers = [menu]
    let stage = Stage(showing: stack)
    _ = stage.settle()
    let person = FlowPerson(window: stage.window)
    try await person.selectRow(1)
    try await person.tap("Next")
    expectNoDifference(
      stage.events { event -> [String?]? in
        if case .transition(let transition) = event {
          [transition.trigger, transition.row]
        } else {
          nil
        }
      },
      [["launch", nil], ["select row 1", "Currency"], [#"tap "Next""#, nil]])
  }

  /// A table of two rows.
  private final class Menu: UITableViewController {
    var onSelect: () -> Void = {}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ["Profile", "Currency"][indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      onSelect()
    }
  }

  @Test("A swipe that is let go is no transition")
  func letGo() async throws {
    let (stage, _) = Stage.stack(screen("A"), screen("B"))
    let person = FlowPerson(window: stage.window)
    try await person.swipeBackAndLetGo()
    expectNoDifference(stage.transitions(), [])
    try await person.swipeBack()
    expectNoDifference(stage.transitions(), ["pop B → A: swipe back by system"])
    expectNoDifference(
      stage.events { if case .step(let step) = $0 { step.description } else { nil } },
      ["swipe back, let go", "swipe back"])
  }

  @Test("A change that is not on display is no transition")
  func hidden() {
    let (stage, stack) = Stage.stack(screen("A"))
    stack.present(screen("B"), animated: true)
    _ = stage.settle()
    stack.pushViewController(screen("C"), animated: true)
    expectNoDifference(stage.settle(), [])
    stack.dismiss(animated: true)
    expectNoDifference(stage.settle(), ["dismiss B → C: dismiss by unknown"])
  }

  @Test("A transition that the app announced has the app's words as its trigger")
  func announced() {
    let (stage, stack) = Stage.stack(screen("A"))
    stage.tracer.trigger("deep link")
    stack.pushViewController(screen("B"), animated: true)
    stack.pushViewController(screen("C"), animated: true)
    expectNoDifference(stage.settle(), ["push A → C: deep link by unknown"])
  }
}

@MainActor @Suite("A child embedded in a screen", .interface)
struct EmbeddingTests {
  @Test("An embedded child is recorded once, besides other transitions")
  func once() {
    let (stage, stack) = Stage.stack(screen("A"))
    let b = screen("B")
    b.addChild(screen("Page"))
    stack.pushViewController(b, animated: true)
    expectNoDifference(
      stage.settle(),
      ["push A → B: pushViewController by unknown", "embed B → Page: addChild by app"])
    stack.popViewController(animated: true)
    _ = stage.settle()
    stack.pushViewController(b, animated: true)
    expectNoDifference(stage.settle(), ["push A → B: pushViewController by unknown"])
  }

  @Test("Pages in a screen are embedded there when they are turned to, those of one name once")
  func pages() {
    final class Members: UIViewController {}
    let host = screen("Club")
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    host.addChild(pages)
    pages.setViewControllers([screen("Talk")], direction: .forward, animated: false)
    let (stage, stack) = Stage.stack(screen("A"))
    stack.pushViewController(host, animated: true)
    expectNoDifference(
      stage.settle(),
      ["push A → Club: pushViewController by unknown", "embed Club → Talk: addChild by app"])
    pages.setViewControllers([Members()], direction: .forward, animated: false)
    expectNoDifference(
      stage.settle(), ["embed Club → FlowTracingTests.EmbeddingTests.Members: addChild by app"])
    pages.setViewControllers([screen("Talk")], direction: .reverse, animated: false)
    pages.setViewControllers([Members()], direction: .forward, animated: false)
    expectNoDifference(stage.settle(), [])
  }

  @Test("Of screens in each other, each is embedded in the one around it, moved ones as well")
  func nested() {
    let (stage, stack) = Stage.stack(screen("A"))
    let (host, section) = (screen("Host"), screen("Section"))
    section.addChild(UINavigationController(rootViewController: screen("B")))
    stack.pushViewController(host, animated: true)
    _ = stage.settle()
    host.addChild(section)
    expectNoDifference(
      stage.settle(),
      ["embed Host → Section: addChild by app", "embed Section → B: addChild by app"])
    section.removeFromParent()
    _ = stage.settle()
    host.addChild(section)
    expectNoDifference(stage.settle(), ["embed Host → Section: addChild by unknown"])
    section.removeFromParent()
    _ = stage.settle()
    let other = screen("Other")
    stack.setViewControllers([other], animated: false)
    _ = stage.settle()
    other.addChild(section)
    expectNoDifference(stage.settle(), ["embed Other → Section: addChild by app"])
  }

  @Test("An embedded navigation stack is what is on display")
  func embeddedStack() {
    let host = screen("Host")
    let stage = Stage(showing: host)
    _ = stage.settle()
    let stack = UINavigationController(rootViewController: screen("A"))
    host.addChild(stack)
    expectNoDifference(stage.settle(), ["embed Host → A: addChild by app"])
    stack.pushViewController(screen("B"), animated: true)
    expectNoDifference(stage.settle(), ["push A → B: pushViewController by unknown"])
  }
}
