import Resolver
import UIKit

protocol Coordinator: AnyObject {
    func start()
}

final class GardenCoordinator: Coordinator {
    private let navigation: UINavigationController
    private var children: [Coordinator] = []

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let signIn = SignInCoordinator(navigation: navigation)
        signIn.onFinish = { [weak self, weak signIn] in
            self?.children.removeAll { $0 === signIn }
            self?.showPlants()
        }
        children.append(signIn)
        signIn.start()
    }

    private func showPlants() {
        let list = PlantListViewController()
        list.onSelect = { [weak self] plant in self?.show(plant) }
        list.onKept = { [weak self] in self?.showKept() }
        navigation.setViewControllers([list], animated: true)
    }

    private func showKept() {
        let kept = KeptPlantsViewController()
        kept.onSelect = { [weak self] plant in self?.show(plant) }
        navigation.pushViewController(kept, animated: true)
    }

    private func show(_ plant: Plant) {
        navigation.pushViewController(PlantViewController(plant: plant), animated: true)
    }
}

final class SignInCoordinator: Coordinator {
    var onFinish: (() -> Void)?
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let screen = SignInViewController()
        screen.reactor = SignInReactor()
        screen.onFinish = { [weak self] in self?.onFinish?() }
        navigation.setViewControllers([screen], animated: false)
    }
}
