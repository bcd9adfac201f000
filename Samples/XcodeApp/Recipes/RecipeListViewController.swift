import UIKit

/// Where the app begins.
final class RecipeListViewController: UITableViewController {
  var onSelect: ((String) -> Void)?
  var onAdd: (() -> Void)?
  private let recipes = ["Pancakes", "Soup"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New", primaryAction: UIAction { [weak self] _ in self?.onAdd?() })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = recipes[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(recipes[indexPath.row])
  }
}
