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
}
