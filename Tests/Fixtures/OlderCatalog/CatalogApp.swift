import PortableUIKit

public class CatalogAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  var coordinator: CatalogCoordinator?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UINavigationBar.appearance().tintColor = .systemIndigo
    UIStoryboard.register("ProductListViewController", inStoryboard: "Main") {
      ProductListViewController()
    }
    UIStoryboard.register("BuyViewController", inStoryboard: "Main") { BuyViewController() }
    let navController = UINavigationController()
    coordinator = CatalogCoordinator(navigationController: navController)
    coordinator?.start()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navController
    window?.makeKeyAndVisible()
    return true
  }

  /// The number of active flows.
  public var flowCount: Int { return coordinator?.childCoordinators.count ?? 0 }
}

protocol Storyboarded {
  static func instantiate() -> Self
}

extension Storyboarded where Self: UIViewController {
  static func instantiate() -> Self {
    let fullName = NSStringFromClass(self)
    let className = fullName.components(separatedBy: ".")[1]
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
    return storyboard.instantiateViewController(withIdentifier: className) as! Self
  }
}
