import UIKit
import XCoordinator

enum AppRoute: Route {
    case login
    case home
    case newsDetail(Int)
}

class AppCoordinator: NavigationCoordinator<AppRoute> {
    init() { super.init(initialRoute: .login) }

    override func prepareTransition(for route: AppRoute) -> NavigationTransition {
        switch route {
        case .login:
            return .push(LoginViewController(viewModel: LoginViewModel(router: unownedRouter)))
        case .home:
            return .present(HomeTabCoordinator(), animation: nil)
        case .newsDetail(let id):
            return deepLink(AppRoute.home, HomeRoute.news, NewsRoute.detail(id))
        }
    }
}
