import UIKit

final class ProfileCoordinator: Coordinator {

    var childCoordinators: [Coordinator] = []
    let navigationController = UINavigationController()

    func start() {
        let profile = ProfileViewController()
        profile.coordinator = self
        navigationController.viewControllers = [profile]
        navigationController.tabBarItem = UITabBarItem(title: "Profile", image: nil, tag: 1)
    }

    func showSettings() {
        let settings = SettingsViewController()
        navigationController.pushViewController(settings, animated: true)
    }
}
