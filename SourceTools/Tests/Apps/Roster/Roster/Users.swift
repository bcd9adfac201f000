import UIKit
import XCoordinator

enum UserListRoute: Route { case home; case user(String); case logout }

class UserListCoordinator: NavigationCoordinator<UserListRoute> {
    init() { super.init(initialRoute: .home) }
    override func prepareTransition(for route: UserListRoute) -> NavigationTransition {
        switch route {
        case .home:
            let home = UsersViewController()
            home.router = weakRouter
            return .push(home)
        case .user(let name):
            return .present(UserCoordinator(user: name))
        case .logout:
            return .dismiss()
        }
    }
}

final class UsersViewController: UIViewController {
    var router: WeakRouter<UserListRoute>!
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Users"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Open Robin", style: .plain, target: self, action: #selector(open))
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Leave", style: .plain, target: self, action: #selector(leave))
    }
    @objc func open() { router.trigger(.user("Robin")) }
    @objc func leave() { router.trigger(.logout) }
}

enum UserRoute: Route { case user(String), alert(title: String, message: String), done, random }

class UserCoordinator: NavigationCoordinator<UserRoute> {
    init(user: String) { super.init(initialRoute: .user(user)) }
    override func prepareTransition(for route: UserRoute) -> NavigationTransition {
        switch route {
        case .user(let name):
            let screen = UserViewController()
            screen.title = name
            screen.router = unownedRouter
            return .push(screen)
        case .alert(let title, let message):
            let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
            return .present(alert)
        case .done:
            return .dismiss()
        case .random:
            return .multiple(.popToRoot(), .push(UIViewController()))
        }
    }
}

final class UserViewController: UIViewController {
    var router: UnownedRouter<UserRoute>!
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
        let button = UIButton(type: .system)
        button.setTitle("Greet", for: .normal)
        button.addTarget(self, action: #selector(greet), for: .touchUpInside)
        view.addSubview(button)
    }
    @objc func done() { router.trigger(.done) }
    @objc func greet() { router.trigger(.alert(title: "Hello", message: "There")) }
}
