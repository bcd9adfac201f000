import UIKit

final class LetterListViewController: UITableViewController {
    var onSelect: ((Letter) -> Void)?
    private let service: MailService
    private var letters: [Letter] = []

    init(service: MailService) {
        self.service = service
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Letters"
        service.letters { [weak self] letters in
            self?.letters = letters
            self?.tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        letters.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = letters[indexPath.row].subject
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(letters[indexPath.row])
    }
}

final class LetterViewController: UIViewController {
    var onDecline: (() -> Void)?
    var onFailure: (() -> Void)?
    private let letter: Letter
    private let service: MailService

    init(letter: Letter, service: MailService) {
        self.letter = letter
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = letter.subject
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Reply", style: .plain, target: self, action: #selector(reply)),
            UIBarButtonItem(
                title: "Archive", style: .plain, target: self, action: #selector(archive)),
        ]
    }

    @objc private func reply() {
        service.reply(to: letter) { [weak self] status in
            if status == 402 { self?.onDecline?() }
        }
    }

    @objc private func archive() {
        service.archive(letter) { [weak self] status in
            if status == nil { self?.onFailure?() }
        }
    }
}

final class StampsViewController: UIViewController {}

final class OfflineViewController: UIViewController {
    var onSizes: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSDataAsset(name: "Greeting").map { String(decoding: $0.data, as: UTF8.self) }
        let sizes = UIBarButtonItem(
            title: String(localized: "offline.sizes"), style: .plain, target: self,
            action: #selector(showSizes))
        navigationItem.rightBarButtonItem = sizes
    }

    @objc private func showSizes() { onSizes?() }
}
