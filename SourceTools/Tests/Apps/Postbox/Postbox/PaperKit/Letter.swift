import UIKit

/// A sheet of paper, which the app's own `Letter` is not.
public struct Letter: Decodable {
    public let size: String

    /// The sizes in the app's bundle.
    public static func all() -> [Letter] {
        let file = Bundle.main.url(forResource: "sizes", withExtension: "json")!
        return try! JSONDecoder().decode([Letter].self, from: Data(contentsOf: file))
    }
}

public final class SizesViewController: UITableViewController {
    private let letters = Letter.all()
    public var onSelect: ((Letter) -> Void)?

    public override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { letters.count }

    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = letters[indexPath.row].size
        return cell
    }

    public override func tableView(
        _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) { onSelect?(letters[indexPath.row]) }
}
