import CoreData
import UIKit

protocol ShoppingListViewControllerDelegate: AnyObject {
    func shoppingListDidTapAdd(_ list: ShoppingListViewController)
}

final class ShoppingListViewController: UITableViewController {

    weak var delegate: ShoppingListViewControllerDelegate?
    private let context: NSManagedObjectContext
    private var items: [ShoppingItem] = []

    init(context: NSManagedObjectContext) {
        self.context = context
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shopping"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addTapped))
        reload()
    }

    func reload() {
        items = (try? context.fetch(ShoppingItem.all())) ?? []
        tableView.reloadData()
    }

    @objc private func addTapped() {
        delegate?.shoppingListDidTapAdd(self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = items[indexPath.row].title
        return cell
    }
}
