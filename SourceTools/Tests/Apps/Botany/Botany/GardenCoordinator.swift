import Resolver
import URLNavigator
import UIKit

protocol Coordinator: AnyObject {
    func start()
}

final class GardenCoordinator: Coordinator {
    private let navigation: UINavigationController
    private let navigator = Navigator()
    private var plants: [Int: Plant] = [:]
    private var children: [Coordinator] = []

    init(navigation: UINavigationController) {
        self.navigation = navigation
        navigator.register("botany://plants/<int:id>") { [weak self] _, values, _ in
            guard let id = values["id"] as? Int, let plant = self?.plants[id] else { return nil }
            return PlantViewController(plant: plant)
        }
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
        plants[plant.id] = plant
        navigator.push("botany://plants/\(plant.id)", from: navigation)
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
