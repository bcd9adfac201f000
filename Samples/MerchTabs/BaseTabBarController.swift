import PortableUIKit

/// The tabs, and the coordinators the app always has: they are made here and belong to the root.
final class BaseTabBarController: UITabBarController {
  private weak var coordinator: RootCoordinator?

  private let authCoordinator = AuthCoordinator()
  private let merchCoordinator = MerchCoordinator()
  private let greenCoordinator = GreenCoordinator(navigationController: UINavigationController())
  private let blueCoordinator = BlueCoordinator(navigationController: UINavigationController())
  private let lavenderCoordinator = LavenderCoordinator(
    navigationController: UINavigationController())

  /// The view may load within `super.init`, so all that it needs is set before.
  init(coordinator: RootCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    adoptCoordinators()
    viewControllers = [
      tab(greenCoordinator, title: "Green"), tab(blueCoordinator, title: "Blue"),
      tab(lavenderCoordinator, title: "Lavender"),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  private func adoptCoordinators() {
    greenCoordinator.parent = coordinator
    blueCoordinator.parent = coordinator
    lavenderCoordinator.parent = coordinator
    let coordinators: [any Coordinator] = [
      authCoordinator, merchCoordinator, greenCoordinator, blueCoordinator, lavenderCoordinator,
    ]
    for child in coordinators {
      coordinator?.addChild(child)
      child.start(animated: false)
    }
  }

  private func tab(_ coordinator: any Coordinator, title: String) -> UIViewController {
    let stack = coordinator.navigationController
    stack.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
    return stack
  }
}
