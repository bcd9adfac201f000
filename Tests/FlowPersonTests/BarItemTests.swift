import CustomDump
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Custom views of bar items", .interface)
struct BarItemTests {
  /// A screen whose bar has a button with a badge, and something that turns while it loads.
  private final class Shop: UIViewController {
    private(set) var opened = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      let cart = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      let open = UIAction(title: "Cart") { [unowned self] _ in opened += 1 }
      let button = UIButton(primaryAction: open)
      button.frame = cart.bounds
      cart.addSubview(button)
      let badge = UILabel()
      badge.text = "3"
      cart.addSubview(badge)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: cart)
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        customView: UIActivityIndicatorView(style: .medium))
    }
  }

  @Test("A button in a custom view is tapped, and a custom view without one is nothing to tap")
  func badge() async throws {
    let shop = Shop()
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: shop)
    window.makeKeyAndVisible()
    let person = FlowPerson(window: window)
    await person.wait()
    expectNoDifference(person.sight.possibleActions, [.tap("Cart")])
    try await person.tap("Cart")
    expectNoDifference(shop.opened, 1)
  }

  @Test("A switch, a disabled button and one with a menu are used as such in a bar")
  func controls() async throws {
    let screen = UIViewController()
    let sound = UISwitch()
    sound.accessibilityLabel = "Sound"
    let buy = UIButton(primaryAction: UIAction(title: "Buy") { _ in })
    buy.isEnabled = false
    let sort = UIButton(type: .system)
    sort.setTitle("Sort", for: .normal)
    sort.menu = UIMenu(children: [UIAction(title: "By name") { _ in screen.title = "Sorted" }])
    sort.showsMenuAsPrimaryAction = true
    screen.navigationItem.rightBarButtonItems = [sound, buy, sort].map {
      UIBarButtonItem(customView: $0)
    }
    let edit = UIButton(primaryAction: UIAction(title: "Edit") { _ in screen.title = "Editing" })
    screen.toolbarItems = [UIBarButtonItem(customView: edit)]
    let stack = UINavigationController(rootViewController: screen)
    stack.isToolbarHidden = false
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let person = FlowPerson(window: window)
    await person.wait()
    expectNoDifference(
      person.sight.possibleActions,
      [.tap("Edit"), .flip("Sound"), .chooseFromMenu("Sort › By name")])
    try await person.flip("Sound")
    #expect(sound.isOn)
    try await person.chooseFromMenu("Sort › By name")
    expectNoDifference(screen.title, "Sorted")
    try await person.tap("Edit")
    expectNoDifference(screen.title, "Editing")
  }

  @Test("A button in the bar of a container is used, also where one of its children shows")
  func container() async throws {
    let container = UITabBarController()
    container.viewControllers = [UIViewController()]
    let cart = UIButton(primaryAction: UIAction(title: "Cart") { _ in container.title = "Opened" })
    container.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: cart)
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: container)
    window.makeKeyAndVisible()
    let person = FlowPerson(window: window)
    await person.wait()
    try await person.tap("Cart")
    expectNoDifference(container.title, "Opened")
  }

  @Test("The items of a tab bar that the app handles itself are tapped, but for the selected one")
  func tabBar() async throws {
    final class Container: UIViewController, UITabBarDelegate {
      let bar = UITabBar()

      override func viewDidLoad() {
        super.viewDidLoad()
        bar.items = ["Home", "Me"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.selectedItem = bar.items?.first
        bar.delegate = self
        view.addSubview(bar)
      }

      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { title = item.title }
    }
    let container = Container()
    let window = UIWindow()
    window.rootViewController = container
    window.makeKeyAndVisible()
    let person = FlowPerson(window: window)
    await person.wait()
    expectNoDifference(person.sight.possibleActions, [.tap("Me")])
    try await person.tap("Me")
    expectNoDifference(container.title, "Me")
    expectNoDifference(person.sight.possibleActions, [.tap("Home")])
  }
}
