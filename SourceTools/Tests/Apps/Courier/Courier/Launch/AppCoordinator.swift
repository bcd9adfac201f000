import UIKit

final class AppCoordinator: NSObject, Coordinator {

    var childCoordinators: [Coordinator] = []
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(sessionDidExpire(_:)), name: .sessionDidExpire, object: nil)
    }

    func start() {
        showSignIn()
    }

    private func showSignIn() {
        childCoordinators = []
        let navigationController = UINavigationController()
        let coordinator = SignInCoordinator(navigationController: navigationController)
        coordinator.onSignedIn = { [weak self] in self?.showTabs() }
        childCoordinators.append(coordinator)
        coordinator.start()
        window.rootViewController = navigationController
    }

    private func showTabs() {
        childCoordinators = []
        let parcels = ParcelsCoordinator()
        let profile = ProfileCoordinator()
        childCoordinators = [parcels, profile]
        parcels.start()
        profile.start()
        let tabs = MainTabBarController()
        tabs.viewControllers = [parcels.navigationController, profile.navigationController]
        window.rootViewController = tabs
    }

    @objc private func sessionDidExpire(_ notification: Notification) {
        showSignIn()
    }
}

extension Notification.Name {
    static let sessionDidExpire = Notification.Name("sessionDidExpire")
}
