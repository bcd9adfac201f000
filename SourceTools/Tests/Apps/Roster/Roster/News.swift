import UIKit
import XCoordinator

enum NewsRoute: Route { case list; case detail(Int); case close }

class NewsCoordinator: NavigationCoordinator<NewsRoute> {
    init() { super.init(initialRoute: .list) }
    override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
        switch route {
        case .list:
            let list = NewsListViewController()
            list.router = unownedRouter
            return .push(list)
        case .detail(let id):
            let detail = NewsDetailViewController()
            detail.title = "News \(id)"
            return .push(detail, animation: .default)
        case .close:
            return .dismissToRoot()
        }
    }
}

final class NewsListViewController: UITableViewController {
    var router: UnownedRouter<NewsRoute>!
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "News"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Log out", style: .plain, target: self, action: #selector(close))
    }
    @objc func close() { router.trigger(.close) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "News \(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        router.trigger(.detail(indexPath.row))
    }
}

final class NewsDetailViewController: UIViewController {}
