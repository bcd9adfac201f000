import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    guard Bundle.main.release >= "1.0",
      let tabs = window?.rootViewController as? MainTabBarController
    else { return false }
    coordinator = AppCoordinator(tabs: tabs)
    coordinator?.start()
    return true
  }
}

extension Bundle {
  var release: String {
    return object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? ""
  }
}
