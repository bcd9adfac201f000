import PaperKit
import UIKit

/// Shows the mailbox, and what the postal service answers.
final class MailCoordinator {
    private let window: UIWindow
    private let navigation = UINavigationController()
    private let service = MailService()

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        let list = LetterListViewController(service: service)
        list.onSelect = { [weak self] letter in self?.show(letter) }
        navigation.viewControllers = [list]
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    private func show(_ letter: Letter) {
        let screen = LetterViewController(letter: letter, service: service)
        screen.onDecline = { [weak self] in
            self?.navigation.present(StampsViewController(), animated: true)
        }
        screen.onFailure = { [weak self] in
            self?.showOffline()
        }
        navigation.pushViewController(screen, animated: true)
    }

    private func showOffline() {
        let screen = OfflineViewController()
        screen.onSizes = { [weak self] in self?.showSizes() }
        navigation.pushViewController(screen, animated: true)
    }

    private func showSizes() {
        service.isOpen { [weak self] isOpen in if isOpen { self?.pushSizes() } }
    }

    private func pushSizes() {
        let screen = SizesViewController(style: .plain)
        screen.onSelect = { [weak self] (_: PaperKit.Letter) in
            self?.navigation.present(StampsViewController(), animated: true)
        }
        navigation.pushViewController(screen, animated: true)
    }
}
