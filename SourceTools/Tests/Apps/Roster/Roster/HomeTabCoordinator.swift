import UIKit
import XCoordinator

enum HomeRoute: Route { case news, users }

class HomeTabCoordinator: TabBarCoordinator<HomeRoute> {
    private let newsRouter: StrongRouter<NewsRoute>
    private let userListRouter: StrongRouter<UserListRoute>

    convenience init() {
        let newsCoordinator = NewsCoordinator()
        newsCoordinator.rootViewController.tabBarItem = UITabBarItem(tabBarSystemItem: .recents, tag: 0)
        let userListCoordinator = UserListCoordinator()
        userListCoordinator.rootViewController.tabBarItem = UITabBarItem(title: "Users", image: nil, tag: 1)
        self.init(newsRouter: newsCoordinator.strongRouter, userListRouter: userListCoordinator.strongRouter)
    }

    init(newsRouter: StrongRouter<NewsRoute>, userListRouter: StrongRouter<UserListRoute>) {
        self.newsRouter = newsRouter
        self.userListRouter = userListRouter
        super.init(tabs: [newsRouter, userListRouter], select: userListRouter)
    }

    override func prepareTransition(for route: HomeRoute) -> TabBarTransition {
        switch route {
        case .news: return .select(newsRouter)
        case .users: return .select(userListRouter)
        }
    }
}
