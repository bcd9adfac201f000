import UIKit

/// Shows the recipes, and has another coordinator add new ones.
final class RecipesCoordinator: Coordinator {
  private let navigationController: UINavigationController
  private var newRecipeCoordinator: NewRecipeCoordinator?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let list = RecipeListViewController()
    list.onSelect = { [weak self] in self?.show($0) }
    list.onAdd = { [weak self] in self?.addRecipe() }
    navigationController.setViewControllers([list], animated: false)
  }

  private func show(_ recipe: String) {
    navigationController.pushViewController(RecipeViewController(recipe: recipe), animated: true)
  }

  private func addRecipe() {
    let coordinator = NewRecipeCoordinator(presenter: navigationController) { [weak self] in
      self?.newRecipeCoordinator = nil
    }
    newRecipeCoordinator = coordinator
    coordinator.start()
  }
}
