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
