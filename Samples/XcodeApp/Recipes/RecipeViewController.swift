import UIKit

/// One recipe.
final class RecipeViewController: UIViewController {
  init(recipe: String) {
    super.init(nibName: nil, bundle: nil)
    title = recipe
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("not from a storyboard")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
