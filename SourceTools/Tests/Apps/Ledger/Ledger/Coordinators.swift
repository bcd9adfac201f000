import ReSwift
import UIKit

protocol Coordinator: class {
    var children: [Coordinator] { get set }
    func start()
}

final class AppCoordinator: NSObject, Coordinator, StoreSubscriber {
    var children: [Coordinator] = []
    private let window: UIWindow
    private let stack = UINavigationController()

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        window.rootViewController = stack
        window.makeKeyAndVisible()
        store.subscribe(self) { $0.select { $0.member } }
    }

    func newState(state: String?) {
        let next: Coordinator = state == nil
            ? SignInCoordinator(stack: stack) : BooksCoordinator(stack: stack)
        children = [next]
        next.start()
    }
}

final class SignInCoordinator: NSObject, Coordinator {
    var children: [Coordinator] = []
    private let stack: UINavigationController

    init(stack: UINavigationController) {
        self.stack = stack
    }

    func start() {
        let screen = SignInViewController.fromNib()
        screen.title = "Sign in"
        stack.setViewControllers([screen], animated: false)
    }
}

final class BooksCoordinator: NSObject, Coordinator {
    var children: [Coordinator] = []
    private let stack: UINavigationController

    init(stack: UINavigationController) {
        self.stack = stack
    }

    func start() {
        let screen = BooksViewController.fromNib()
        screen.onBook = { [weak self] in self?.open($0) }
        screen.onAbout = { [weak self] in self?.showAbout() }
        stack.setViewControllers([screen], animated: false)
    }

    private func open(_ book: Book) {
        stack.pushViewController(EntriesViewController(book: book), animated: true)
    }

    private func showAbout() {
        let about = AboutViewController()
        about.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: #selector(closeAbout))
        stack.present(UINavigationController(rootViewController: about), animated: true)
    }

    func closeAbout() {
        stack.dismiss(animated: true)
    }
}
