import PortableUIKit

/// The delegate of an app with scenes, as Xcode's template has it.
public class BankAppDelegate: UIResponder, UIApplicationDelegate {
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

/// The window in the scene's delegate, and a coordinator that is made only after the login: until then
/// there is none.
public class BankSceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?
  private var coordinator: BankCoordinator?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = LaunchScreen(
      title: "Login", buttons: [("Log in", { [weak self] in self?.showAccounts() })])
    self.window = window
    window.makeKeyAndVisible()
  }

  private func showAccounts() {
    coordinator = BankCoordinator()
    coordinator?.start()
    window?.rootViewController = coordinator?.navigationController
  }
}

final class BankCoordinator: LaunchCoordinator {
  let navigationController = UINavigationController()

  func start() {
    navigationController.viewControllers = [
      LaunchScreen(
        title: "Accounts", buttons: [("Open", { [weak self] in self?.showAccount() })])
    ]
  }

  private func showAccount() {
    navigationController.pushViewController(LaunchScreen(title: "Account"), animated: true)
  }
}
