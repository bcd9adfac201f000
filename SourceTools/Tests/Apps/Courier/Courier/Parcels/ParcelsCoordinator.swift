import UIKit

final class ParcelsCoordinator: NSObject, Coordinator {

    var childCoordinators: [Coordinator] = []
    let navigationController = UINavigationController()

    func start() {
        let list = ParcelListViewController(parcels: Parcel.all)
        list.onSelect = { [weak self] in self?.showDetail($0) }
        list.onSend = { [weak self] in self?.send() }
        navigationController.viewControllers = [list]
        navigationController.tabBarItem = UITabBarItem(title: "Parcels", image: nil, tag: 0)
    }

    private func showDetail(_ parcel: Parcel) {
        let detail = ParcelDetailViewController(parcel: parcel)
        detail.onRoute = { [weak self] in
            self?.navigationController.pushViewController(RouteViewController(), animated: true)
        }
        navigationController.pushViewController(detail, animated: true)
    }

    private func send() {
        let coordinator = SendCoordinator(presenter: navigationController)
        coordinator.onFinish = { [weak self, weak coordinator] in
            guard let coordinator = coordinator else { return }
            self?.remove(coordinator)
        }
        childCoordinators.append(coordinator)
        coordinator.start()
    }
}
