import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene, Bundle.main.release >= "1.0" else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        coordinator = AppCoordinator(window: window)
        coordinator?.start()
        open(options.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        open(contexts)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        coordinator?.lock()
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url, url.host == "magazine" else { return }
        coordinator?.openMagazine(named: url.lastPathComponent)
    }
}

extension Bundle {
    var release: String {
        object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? ""
    }
}
