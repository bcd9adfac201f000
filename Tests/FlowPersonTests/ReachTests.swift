import CustomDump
import FlowPerson
import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("What a finger reaches", .interface)
struct ReachTests {
  /// Lets touches through to what is behind it.
  private final class PassthroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  private let window = UIWindow()
  private let screen = UIViewController()
  private let button = UIButton(primaryAction: UIAction(title: "Buy") { _ in })
  private var person: FlowPerson { FlowPerson(window: window) }

  init() {
    screen.title = "Shop"
    screen.view.addSubview(button)
  }

  private func show(_ root: UIViewController? = nil) async {
    window.rootViewController = root ?? screen
    window.makeKeyAndVisible()
    await person.wait()
  }

  private func pin(_ view: UIView, to parent: UIView, leading: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: leading),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      parent.topAnchor.constraint(equalTo: view.topAnchor),
      view.bottomAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  private func expectTap(_ outcome: String?, sourceLocation: SourceLocation = #_sourceLocation)
    async
  {
    expectNoDifference(person.sight.titles, outcome == nil ? ["Buy"] : [])
    var reason: String?
    do {
      try await person.tap("Buy")
    } catch {
      reason = error.description.components(separatedBy: " On display").first
    }
    #expect(reason == outcome, sourceLocation: sourceLocation)
  }

  @Test("A control under a view of its superview's size is covered, however the size is given")
  func overlays() async {
    let framed = UIView(frame: screen.view.bounds)
    let stretched = UIView()
    stretched.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let pinned = UIView()
    await show()
    for overlay in [framed, stretched, pinned] {
      screen.view.addSubview(overlay)
      if overlay === pinned { pin(overlay, to: screen.view) }
      await expectTap("\"Buy\" is covered by UIView.")
      overlay.isUserInteractionEnabled = false
      await expectTap(nil)
      overlay.isUserInteractionEnabled = true
      overlay.alpha = 0
      await expectTap(nil)
      overlay.alpha = 1
      screen.view.sendSubviewToBack(overlay)
      await expectTap(nil)
      overlay.removeFromSuperview()
    }
  }

  @Test("A label, a view beside the control and one that lets touches through cover nothing")
  func noCover() async {
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    screen.view.addSubview(UIView(frame: CGRect(x: 50, y: 10, width: 300, height: 40)))
    screen.view.addSubview(UILabel(frame: screen.view.bounds))
    screen.view.addSubview(UIImageView(frame: screen.view.bounds))
    screen.view.addSubview(PassthroughView(frame: screen.view.bounds))
    screen.view.addSubview(UIView())
    let menu = UIView()
    screen.view.addSubview(menu)
    pin(menu, to: screen.view, leading: 300)
    await show()
    await expectTap(nil)
    screen.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60)))
    await expectTap("\"Buy\" is covered by UIView.")
  }

  @Test("A view that slides over a control by a constraint's constant covers it then")
  func slides() async {
    let menu = UIView()
    screen.view.addSubview(menu)
    menu.translatesAutoresizingMaskIntoConstraints = false
    let leading = menu.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: -300)
    NSLayoutConstraint.activate([
      leading, menu.widthAnchor.constraint(equalTo: screen.view.widthAnchor, multiplier: 1),
      menu.topAnchor.constraint(equalTo: screen.view.topAnchor),
      menu.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
    ])
    await show()
    await expectTap(nil)
    leading.constant = 0
    await expectTap("\"Buy\" is covered by UIView.")
    leading.isActive = false
    await expectTap(nil)
  }

  @Test("A stack view makes room for what it arranges, whatever its frame was")
  func arranged() async {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.frame = CGRect(x: 0, y: 50, width: 100, height: 40)
    screen.view.addSubview(stack)
    stack.addSubview(button)
    await show()
    await expectTap("\"Buy\" is out of sight.")
    stack.addArrangedSubview(button)
    await expectTap(nil)
  }

  @Test("A control in a view that takes no touches, or is hidden, cannot be tapped")
  func ancestors() async {
    await show()
    screen.view.isUserInteractionEnabled = false
    await expectTap("\"Buy\" takes no touches.")
    screen.view.isUserInteractionEnabled = true
    window.isUserInteractionEnabled = false
    await expectTap("\"Buy\" takes no touches.")
    window.isUserInteractionEnabled = true
    button.alpha = 0.005
    await expectTap("There is no \"Buy\" to tap.")
    button.alpha = 1
    await expectTap(nil)
  }

  @Test("A view over a whole stack covers its bar, its edge, its tabs and its rows")
  func bars() async throws {
    let table = UITableViewController(style: .plain)
    table.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Add") { _ in })
    let stack = UINavigationController(rootViewController: screen)
    stack.pushViewController(table, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    await show(tabs)
    #expect(person.sight.possibleActions.contains(.tap("Add")))
    #expect(person.sight.possibleActions.contains(.swipeBack))
    let overlay = UIView(frame: UIScreen.main.bounds)
    window.addSubview(overlay)
    expectNoDifference(person.sight.possibleActions, [])
    await #expect(throws: PersonError.self) { try await person.goBack() }
    await #expect(throws: PersonError.self) { try await person.selectTab("Shop") }
    stack.view.addSubview(overlay)
    expectNoDifference(
      person.sight.possibleActions, [.selectTab("Shop"), .swipeBack, .swipeBackAndLetGo])
    overlay.removeFromSuperview()
    stack.navigationBar.isUserInteractionEnabled = false
    #expect(!person.sight.possibleActions.contains(.goBack))
  }

  @Test("Tabs that are hidden, by the bar or by a pushed screen, cannot be selected")
  func hiddenTabs() async {
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    await show(tabs)
    #expect(person.sight.possibleActions.contains(.selectTab("Shop")))
    stack.pushViewController(pushed, animated: false)
    await person.wait()
    #expect(!person.sight.possibleActions.contains(.selectTab("Shop")))
    stack.popViewController(animated: false)
    tabs.tabBar.isHidden = true
    await #expect(throws: PersonError.self) { try await person.selectTab("Shop") }
  }

  /// A menu beside its screen, and what brings it in.
  private enum ClosedMenu: CaseIterable {
    case leading, trailing, bottom, frame, translation

    @MainActor func make(_ menu: UIView, in screen: UIView) -> () -> Void {
      switch self {
      case .leading:
        menu.translatesAutoresizingMaskIntoConstraints = false
        let edge = menu.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: -280)
        NSLayoutConstraint.activate([edge, menu.widthAnchor.constraint(equalToConstant: 280)])
        return { edge.constant = 0 }
      case .trailing:
        menu.translatesAutoresizingMaskIntoConstraints = false
        let closed = menu.leadingAnchor.constraint(equalTo: screen.trailingAnchor)
        let open = menu.trailingAnchor.constraint(equalTo: screen.trailingAnchor)
        closed.isActive = true
        return {
          closed.isActive = false
          open.isActive = true
        }
      case .bottom:
        menu.translatesAutoresizingMaskIntoConstraints = false
        let edge = screen.bottomAnchor.constraint(equalTo: menu.bottomAnchor, constant: -300)
        NSLayoutConstraint.activate([edge, menu.heightAnchor.constraint(equalToConstant: 300)])
        return { edge.constant = 0 }
      case .frame:
        menu.frame = CGRect(x: -280, y: 0, width: 280, height: 600)
        return { menu.frame.origin.x = 0 }
      case .translation:
        menu.frame = CGRect(x: 0, y: 0, width: 280, height: 600)
        menu.transform = CGAffineTransform(translationX: -280, y: 0)
        return { menu.transform = .identity }
      }
    }
  }

  @Test(
    "What lies beside the screen is touched once it was brought in", arguments: ClosedMenu.allCases)
  private func beside(closed: ClosedMenu) async throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = UIViewController()
    var log: [String] = []
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let menu = UIView()
    let help = UIButton(primaryAction: UIAction(title: "Help") { _ in log.append("help") })
    menu.addSubview(help)
    screen.view.addSubview(menu)
    let bringIn = closed.make(menu, in: screen.view)
    let person = FlowPerson(window: window)
    await #expect(throws: PersonError.self) { try await person.tap("Help") }
    bringIn()
    try await person.tap("Help")
    #expect(log == ["help"])
  }
}
