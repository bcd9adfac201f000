import UIKit

protocol Coordinator: AnyObject {
    func start()
}

final class AppCoordinator: Coordinator {
    private let window: UIWindow
    private let stack = UINavigationController()
    private lazy var router: (NSObjectProtocol & MagazineRouting) = MagazineRouter(stack: stack)
    private var children: [Coordinator] = []

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        let shelf = ShelfViewController()
        shelf.onSelect = { [weak self] in self?.show($0) }
        shelf.onSettings = { [weak self] in self?.showSettings() }
        stack.viewControllers = [shelf]
        window.rootViewController = stack
        window.makeKeyAndVisible()
    }

    func openMagazine(named name: String) {
        Magazine.all.first { $0.title == name }.map(show)
    }

    func lock() {
        guard !(stack.presentedViewController is LockViewController) else { return }
        let lock = LockViewController()
        lock.modalPresentationStyle = .fullScreen
        lock.onUnlock = { [weak lock] in lock?.dismiss(animated: true) }
        stack.presentedViewController?.dismiss(animated: false)
        stack.present(lock, animated: false)
    }

    private func show(_ magazine: Magazine) {
        let selector = NSSelectorFromString("routeTo\(Magazine.self)WithItem:")
        if router.responds(to: selector) {
            router.perform(selector, with: magazine)
        }
    }

    private func showSettings() {
        let settings = SettingsCoordinator(stack: stack)
        settings.onFinish = { [weak self, weak settings] in
            self?.children.removeAll { $0 === settings }
        }
        children.append(settings)
        settings.start()
    }
}

@objc protocol MagazineRouting {
    func routeToMagazine(item: Any?)
}

/// Is asked by the names of its methods.
final class MagazineRouter: NSObject, MagazineRouting {
    private let stack: UINavigationController

    init(stack: UINavigationController) {
        self.stack = stack
    }

    func routeToMagazine(item: Any?) {
        guard let magazine = item as? Magazine else { return }
        stack.pushViewController(MagazineViewController(magazine: magazine), animated: true)
    }
}

final class SettingsCoordinator: Coordinator {
    var onFinish: (() -> Void)?
    private let stack: UINavigationController

    init(stack: UINavigationController) {
        self.stack = stack
    }

    func start() {
        let settings = SettingsViewController()
        settings.onImprint = { [weak self] in
            self?.stack.pushViewController(ImprintViewController(), animated: true)
        }
        settings.onClose = { [weak self] in self?.onFinish?() }
        stack.pushViewController(settings, animated: true)
    }
}
