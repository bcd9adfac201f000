import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    guard let tabs = window?.rootViewController as? MainTabBarController else { return false }
    coordinator = AppCoordinator(tabs: tabs)
    coordinator?.start()
    return true
  }
}
