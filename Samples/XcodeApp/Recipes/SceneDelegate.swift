import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: RecipesCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let navigationController = NavigationController()
    let coordinator = RecipesCoordinator(navigationController: navigationController)
    self.window = window
    self.coordinator = coordinator
    #if DEBUG
      Tracing.start(window: window, root: coordinator)
    #endif
    window.rootViewController = navigationController
    coordinator.start()
    window.makeKeyAndVisible()
  }
}
