import SwiftUI
import UIKit

final class RecipesCoordinator: Coordinator {

    let navigation = UINavigationController()
    private let source: any RecipeSource
    private let recent = RecentRecipes()

    init(source: any RecipeSource) {
        self.source = source
        navigation.tabBarItem = UITabBarItem(
            title: "Recipes", image: UIImage(systemName: "fork.knife"), tag: 0)
    }

    func start() {
        let list = RecipeListViewController(viewModel: RecipeListViewModel(source: source))
        list.onSelect = { [weak self] in self?.showDetail(of: $0) }
        navigation.setViewControllers([list], animated: false)
    }

    private func showDetail(of recipe: Recipe) {
        recent.visit(recipe.name)
        let view = RecipeDetailView(recipe: recipe) { [weak self] in self?.cook(recipe) }
        navigation.pushViewController(UIHostingController(rootView: view), animated: true)
    }

    private func cook(_ recipe: Recipe) {
        let cooking = CookingViewController(recipe: recipe)
        cooking.modalPresentationStyle = .fullScreen
        cooking.onDone = { [weak self] in self?.navigation.dismiss(animated: true) }
        navigation.present(cooking, animated: true)
    }
}
