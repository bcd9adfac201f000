import Combine
import CombineExt
import UIKit

class Coordinator {
    let navigation = UINavigationController()
    var childCoordinators: [Coordinator] = []
    var cancellables = Set<AnyCancellable>()

    func start() {}
}

/// Signs a passenger in, then shows the piers.
final class HarbourCoordinator: Coordinator {
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    override func start() {
        let signIn = SignInCoordinator()
        childCoordinators.append(signIn)
        signIn.finished
            .sink { [weak self, weak signIn] in
                self?.childCoordinators.removeAll { $0 === signIn }
                self?.showPiers()
            }
            .store(in: &cancellables)
        signIn.start()
        window.rootViewController = signIn.navigation
        window.makeKeyAndVisible()
    }

    private func showPiers() {
        let map = PierMapViewController()
        map.pierChosen.sink { [weak self] in self?.show($0) }.store(in: &map.cancellables)
        map.listWanted.sink { [weak self] in self?.showList() }.store(in: &map.cancellables)
        navigation.viewControllers = [map]
        window.rootViewController = navigation
    }

    private func showList() {
        let list = PierListViewController()
        list.pierChosen.sink { [weak self] in self?.show($0) }.store(in: &list.cancellables)
        navigation.pushViewController(list, animated: true)
    }

    private func show(_ pier: Pier) {
        let screen = PierViewController(pier: pier)
        screen.timetableWanted
            .withLatestFrom(screen.vehicle)
            .sink { [weak self] in self?.showTimetable(of: $0) }
            .store(in: &screen.cancellables)
        navigation.pushViewController(screen, animated: true)
    }

    private func showTimetable(of vehicle: String) {
        let screen = TimetableViewController(vehicle: vehicle)
        screen.closed
            .sink { [weak self] in self?.navigation.dismiss(animated: true) }
            .store(in: &screen.cancellables)
        navigation.present(screen, animated: true)
    }
}

/// Asks for an address, and for consent.
final class SignInCoordinator: Coordinator {
    let finished = PassthroughSubject<Void, Never>()

    override func start() {
        let screen = SignInViewController()
        screen.signedIn.mapToVoid().subscribe(finished).store(in: &cancellables)
        navigation.viewControllers = [screen]
    }
}
