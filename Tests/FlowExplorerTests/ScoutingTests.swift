import CustomDump
import FlowExplorer
import FlowGraph
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor
@Suite("Each control of a screen is used once before the states of the screen", .interface)
struct ScoutingTests {
  /// A screen whose switches show in its title: it has as many states as there are sets of them.
  private final class Product: UIViewController {
    private var chosen: Set<String> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Product"
      for name in ["Red", "Large", "Soft", "Round", "Warm", "Light"] {
        view.addSubview(
          UIButton(
            primaryAction: UIAction(title: name) { [unowned self] _ in
              chosen.formSymmetricDifference([name])
              title = "Product " + chosen.sorted().joined(separator: ", ")
            }))
      }
    }
  }

  /// A flow of twelve screens, or of as many as there are letters, to the one that is looked for.
  private static func flow(
    _ letters: Substring = "ABCDEFGHIJKL",
    to last: @escaping @MainActor () -> UIViewController = { PlantedScreen("Paid") }
  ) -> UIViewController {
    guard let letter = letters.first else { return last() }
    return PlantedScreen(
      "Step", ["Next \(letter)": { $0.push(flow(letters.dropFirst(), to: last)) }])
  }

  @Test("A limit that cuts off the many states of one screen does not cut off a long flow")
  func limit() async {
    let exploration = await FlowExplorer.planted(
      limits: ExplorationLimits(steps: 1_500, duration: .seconds(60))
    ) {
      PlantedScreen("Home", ["Product": { $0.push(Product()) }, "Pay": { $0.push(Self.flow()) }])
    }.explore()
    #expect(exploration.states.contains { $0.identity.contains("“Paid”") })
    expectNoDifference(exploration.isComplete, false)
  }

  @Test(
    "A button is used after each text, and a tab with its badge, before the many states of one screen"
  )
  func textsAndBadges() async {
    var explorer = FlowExplorer(
      app: "Planted",
      [
        ExplorerLaunch { window, _ in
          let cart = UINavigationController(rootViewController: PlantedScreen("Cart"))
          cart.tabBarItem = UITabBarItem(title: "Cart", image: nil, tag: 0)
          let code = UITextField()
          code.placeholder = "Code"
          let last: @MainActor () -> UIViewController = {
            PlantedScreen(
              "Last",
              [
                "Add": { _ in
                  cart.tabBarItem.badgeValue = "1"
                  cart.setViewControllers([PlantedScreen("Full cart")], animated: false)
                },
                "Check": { if code.text == "2468" { $0.push(PlantedScreen("Inside")) } },
              ], views: [code])
          }
          let home = UINavigationController(
            rootViewController: PlantedScreen(
              "Home",
              [
                "Product": { $0.push(Product()) },
                "Go": { $0.push(Self.flow("ABCDEFGH", to: last)) },
              ]))
          let tabs = UITabBarController()
          tabs.viewControllers = [home, cart]
          window.rootViewController = tabs
          window.makeKeyAndVisible()
          return window
        }
      ], limits: ExplorationLimits(steps: 1_600, duration: .seconds(60)), identity: .onDisplay)
    explorer.texts = ["Code": ["1111", "2468"]]
    let exploration = await explorer.explore()
    #expect(exploration.states.contains { $0.identity.contains("“Inside”") })
    #expect(exploration.states.contains { $0.identity.contains("“Full cart”") })
  }

  private final class Help: UIViewController {}

  @Test("A row that leads to a known screen is told from those that lead to another")
  func knownScreen() async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "Help": { $0.push(Help()) },
          "Settings": { home in
            home.push(
              PlantedTable(rows: { 30 }) { table, row in
                let screen = row == 17 ? Help() : PlantedScreen("Row")
                table.navigationController?.pushViewController(screen, animated: true)
              })
          },
        ])
    }.explore()
    let rows = exploration.flowGraph().transitions.filter {
      $0.to.type.hasSuffix("Help") && $0.trigger.hasPrefix("select")
    }
    expectNoDifference(rows.map(\.trigger), ["select row 17"])
  }
}
