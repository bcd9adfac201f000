import UIKit

final class CookingViewController: UIViewController {

    var onDone: (() -> Void)?
    private let recipe: Recipe

    init(recipe: Recipe) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = recipe.name
        let done = UIButton(type: .system)
        done.setTitle("Done", for: .normal)
        done.addAction(UIAction { [weak self] _ in self?.onDone?() }, for: .touchUpInside)
        view.addSubview(done)
    }
}
