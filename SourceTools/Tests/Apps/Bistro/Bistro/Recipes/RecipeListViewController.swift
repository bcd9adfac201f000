import UIKit

final class RecipeListViewController: UITableViewController {

    var onSelect: ((Recipe) -> Void)?
    private let viewModel: RecipeListViewModel

    init(viewModel: RecipeListViewModel) {
        self.viewModel = viewModel
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
        Task { [weak self] in
            await self?.viewModel.load()
            self?.tableView.reloadData()
        }
    }
}

// MARK: - Table

extension RecipeListViewController {

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.recipes.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
        let recipe = viewModel.recipes[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = recipe.name
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect?(viewModel.recipes[indexPath.row])
    }
}
