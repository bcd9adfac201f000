import UIKit

final class AppCoordinator: Coordinator {

    private let window: UIWindow
    private let dependencies: Dependencies
    private var children: [any Coordinator] = []

    init(window: UIWindow, dependencies: Dependencies) {
        self.window = window
        self.dependencies = dependencies
    }

    func start() {
        showOnboarding()
    }

    private func showOnboarding() {
        let navigation = UINavigationController()
        let onboarding = OnboardingCoordinator(navigation: navigation)
        onboarding.onFinish = { [weak self] in self?.showTabs() }
        onboarding.start()
        children = [onboarding]
        window.rootViewController = navigation
    }

    private func showTabs() {
        let recipes = RecipesCoordinator(source: dependencies.recipes)
        let shopping = ShoppingCoordinator(persistence: dependencies.persistence)
        let account = AccountCoordinator()
        account.onSignOut = { [weak self] in self?.showOnboarding() }
        let tabs = MainTabBarController()
        tabs.viewControllers = [recipes.navigation, shopping.navigation, account.navigation]
        children = [recipes, shopping, account]
        children.forEach { $0.start() }
        window.rootViewController = tabs
    }
}

final class MainTabBarController: UITabBarController {

    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.tintColor = .systemOrange
    }
}
