import CGFloatLiteral
import ManualLayout
import RealmSwift
import ReusableKit
import UIKit

final class KeptPlant: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted var needsShade: Bool

    static func keep(_ plant: Plant) {
        let kept = KeptPlant()
        kept.id = plant.id
        kept.name = plant.name
        kept.needsShade = plant.needsShade
        do {
            let realm = try Realm()
            try realm.write { realm.add(kept, update: .modified) }
        } catch {
            print("Not kept: \(error)")
        }
    }

    static func isKept(_ plant: Plant) -> Bool {
        (try? Realm().object(ofType: KeptPlant.self, forPrimaryKey: plant.id)) != nil
    }

    var plant: Plant { Plant(id: id, name: name, needsShade: needsShade) }
}

final class KeptPlantsViewController: UITableViewController {
    private enum Reusable {
        static let plant = ReusableCell<UITableViewCell>(identifier: "kept")
    }

    var onSelect: ((Plant) -> Void)?
    private var kept: Results<KeptPlant>?
    private var token: NotificationToken?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Kept"
        tableView.register(Reusable.plant)
        kept = try? Realm().objects(KeptPlant.self)
            .where { $0.name != "" && $0.id >= 0 }
            .sorted(byKeyPath: "name", ascending: true)
        token = kept?.observe { [weak self] change in
            switch change {
            case .initial, .update: self?.tableView.reloadData()
            case .error(let error): print(error)
            }
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        kept?.count ?? 0
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeue(Reusable.plant, for: indexPath)
        cell.height = 44.f
        cell.textLabel?.text = kept?[indexPath.row].name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let plant = kept?[indexPath.row].plant else { return }
        onSelect?(plant)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let plant = kept?[indexPath.row] else { return }
        try? plant.realm?.write { plant.realm?.delete(plant) }
    }
}
