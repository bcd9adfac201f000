import OrderedCollections
import PanModal
import Resolver
import UIKit

struct Plant {
    let id: Int
    let name: String
    let needsShade: Bool
}

protocol PlantLoading {
    func load(_ completion: @escaping ([Plant]) -> Void)
}

final class PlantListViewController: UITableViewController {
    var onSelect: ((Plant) -> Void)?
    var onKept: (() -> Void)?
    @Injected private var account: AccountStore
    @Injected private var api: PlantLoading
    private var plants: OrderedDictionary<Int, Plant> = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = account.name ?? "Plants"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Kept", style: .plain, target: self, action: #selector(showKept))
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
        api.load { [weak self] plants in
            for plant in plants { self?.plants[plant.id] = plant }
            self?.tableView.reloadData()
        }
    }

    @objc private func showKept() {
        onKept?()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        plants.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
        cell.textLabel?.text = plants.values[indexPath.row].name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(plants.values[indexPath.row])
    }
}

final class PlantViewController: UIViewController {
    private let plant: Plant

    init(plant: Plant) {
        self.plant = plant
        super.init(nibName: nil, bundle: nil)
        title = plant.name
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Care tips", style: .plain, target: self, action: #selector(showCare))
        toolbarItems = [
            UIBarButtonItem(title: "Keep", style: .plain, target: self, action: #selector(keep))
        ]
        toolbarItems?.first?.isEnabled = !KeptPlant.isKept(plant)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    @objc private func keep() {
        KeptPlant.keep(plant)
        toolbarItems?.first?.isEnabled = false
    }

    @objc private func showCare() {
        presentPanModal(CareViewController(needsShade: plant.needsShade))
    }
}

final class CareViewController: UIViewController, PanModalPresentable {
    private let needsShade: Bool

    init(needsShade: Bool) {
        self.needsShade = needsShade
        super.init(nibName: nil, bundle: nil)
        title = needsShade ? "Shade" : "Sun"
    }

    required init?(coder: NSCoder) { fatalError() }

    var panScrollable: UIScrollView? { nil }
}
