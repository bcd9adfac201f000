import CustomDump
import FlowExplorer
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Explorations of drawers", .interface)
struct DrawerExplorationTests {
  @Test(
    "What a side menu holds is out of reach once, in the menu, and only if that never opens",
    arguments: [true, false])
  func sideMenu(opens: Bool) async {
    final class SideMenu: PlantedScreen {}
    final class Drawer: UIViewController {
      let menu = SideMenu("Menu", ["Help": { _ in }])
      let home = UINavigationController(
        rootViewController: PlantedScreen("Home", ["On": { $0.push(PlantedScreen("End")) }]))
      var opens = false

      override func viewDidLoad() {
        super.viewDidLoad()
        for child in [home, menu] {
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
        home.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        menu.view.translatesAutoresizingMaskIntoConstraints = false
        let leading = menu.view.leadingAnchor.constraint(
          equalTo: view.leadingAnchor, constant: -280)
        NSLayoutConstraint.activate([
          leading, menu.view.widthAnchor.constraint(equalToConstant: 280),
          menu.view.topAnchor.constraint(equalTo: view.topAnchor),
          menu.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        guard opens else { return }
        home.viewControllers[0].navigationItem.leftBarButtonItem = UIBarButtonItem(
          primaryAction: UIAction(title: "Menu") { _ in
            leading.constant = leading.constant == 0 ? -280 : 0
          })
      }
    }
    let exploration = await FlowExplorer.planted {
      let drawer = Drawer()
      drawer.opens = opens
      return drawer
    }.explore()
    expectNoDifference(
      exploration.doubts.map(\.kind),
      opens ? [] : [.outOfReach(control: "Help", screen: "SideMenu")])
  }

  @Test(
    "What lies under the content is used once a transform has moved that aside",
    arguments: [true, false])
  func movedContent(byConstraints: Bool) async {
    final class Drawer: UIViewController {
      var byConstraints = false
      let menu = PlantedScreen(
        "Menu", ["Help": { $0.present(PlantedScreen("Help"), animated: true) }])
      let home = UINavigationController(rootViewController: PlantedScreen("Home"))

      override func viewDidLoad() {
        super.viewDidLoad()
        let content = UIView(frame: view.bounds)
        for (child, parent) in [(menu, view), (home, content)] as [(UIViewController, UIView?)] {
          addChild(child)
          parent?.addSubview(child.view)
          child.didMove(toParent: self)
        }
        view.addSubview(content)
        if byConstraints { content.fillByConstraints(view) }
        home.viewControllers[0].navigationItem.leftBarButtonItem = UIBarButtonItem(
          primaryAction: UIAction(title: "Menu") { [unowned content] _ in
            content.transform =
              content.transform.isIdentity
              ? CGAffineTransform(translationX: 270, y: 0) : .identity
          })
      }
    }
    let exploration = await FlowExplorer.planted {
      let drawer = Drawer()
      drawer.byConstraints = byConstraints
      return drawer
    }.explore()
    expectNoDifference(exploration.doubts.map(\.description), [])
    #expect(exploration.states.contains { $0.identity.contains("“Help”") })
    #expect(!exploration.states.contains { $0.path.description == "tap \"Help\"" })
  }
}
