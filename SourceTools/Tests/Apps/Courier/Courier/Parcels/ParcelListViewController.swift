import UIKit

final class ParcelListViewController: UITableViewController {

    var onSelect: ((Parcel) -> Void)?
    var onSend: (() -> Void)?
    private let parcels: [Parcel]

    init(parcels: [Parcel]) {
        self.parcels = parcels
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Parcels"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Parcel")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", style: .plain, target: self, action: #selector(didTapSend))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return parcels.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Parcel", for: indexPath)
        cell.textLabel?.text = parcels[indexPath.row].name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(parcels[indexPath.row])
    }

    @objc private func didTapSend() {
        onSend?()
    }
}
