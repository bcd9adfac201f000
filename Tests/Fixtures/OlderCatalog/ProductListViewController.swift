import PortableUIKit

protocol ProductListViewControllerDelegate: AnyObject {
  func productList(_ list: ProductListViewController, didSelect product: Product)
}

class ProductListViewController: UIViewController, Storyboarded {
  weak var delegate: ProductListViewControllerDelegate?

  private let tableView = UITableView(frame: .zero, style: .grouped)
  private let refreshControl = UIRefreshControl()
  private lazy var filter: UISegmentedControl = {
    let control = UISegmentedControl(items: ["All", "New"])
    control.selectedSegmentIndex = 0
    control.addTarget(self, action: Selector("filterChanged"), for: .valueChanged)
    return control
  }()
  private var products = Product.all {
    didSet { tableView.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    navigationItem.titleView = filter
    navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "All", style: .plain, target: nil, action: nil)
    tableView.register(ProductCell.self, forCellReuseIdentifier: ProductCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.tableFooterView = UIView()
    tableView.refreshControl = refreshControl
    refreshControl.addTarget(self, action: Selector("refresh"), for: .valueChanged)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  func filterChanged() {
    products = filter.selectedSegmentIndex == 0 ? Product.all : Product.all.filter { $0.isNew }
  }

  func refresh() {
    refreshControl.endRefreshing()
    tableView.reloadData()
  }
}

extension ProductListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return products.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: ProductCell.identifier, for: indexPath)
      as! ProductCell
    cell.configure(with: products[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.productList(self, didSelect: products[indexPath.row])
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    return 44
  }
}

extension ProductListViewController: SelectorPerforming {
  func perform(_ selector: Selector, from sender: Any?) -> Bool {
    switch selector.name {
    case "filterChanged": filterChanged()
    case "refresh": refresh()
    default: return false
    }
    return true
  }
}
