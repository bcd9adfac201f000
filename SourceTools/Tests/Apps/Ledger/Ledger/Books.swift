import RxAlamofire
import RxSwift
import UIKit

struct Book {
    let title: String
}

final class BooksViewController: UITableViewController, NibLoadable {
    var onBook: ((Book) -> Void)?
    var onAbout: (() -> Void)?
    private let books = [Book(title: "Kitchen"), Book(title: "Garden")]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Books"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "About", style: .plain, target: self, action: #selector(showAbout))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Sign out", style: .plain, target: self, action: #selector(signOut))
    }

    func showAbout() { onAbout?() }
    func signOut() { store.dispatch(SignOut()) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return books.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.make(BookCell.self)
        cell.textLabel?.text = books[indexPath.row].title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onBook?(books[indexPath.row])
    }
}

final class BookCell: UITableViewCell {
    override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    required init?(coder aDecoder: NSCoder) { return nil }
}

/// The entries come as JSON, of which only the number counts.
final class EntriesViewController: ContentViewController<EntriesView> {
    private let bag = DisposeBag()

    init(book: Book) {
        super.init(nibName: nil, bundle: nil)
        title = book.title
    }

    required init?(coder aDecoder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        content.button.addTarget(self, action: #selector(close), for: .touchUpInside)
        RxAlamofire.data(.get, "https://ledger.example.com/entries")
            .map { "\($0.count > 0 ? "Some" : "No") entries" }
            .subscribe(onNext: { [weak self] in self?.content.label.text = $0 })
            .addDisposableTo(bag)
    }

    func close() { navigationController?.popViewController(animated: true) }
}

final class EntriesView: UIView {
    let label = UILabel()
    let button = UIButton(type: .system)

    init() {
        super.init(frame: .zero)
        button.setTitle("Close the book", for: .normal)
        addSubview(label)
        addSubview(button)
    }

    required init?(coder aDecoder: NSCoder) { return nil }
}
