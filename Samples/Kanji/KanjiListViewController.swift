import PortableUIKit

@MainActor
protocol KanjiListViewControllerDelegate: AnyObject {
  func kanjiListViewController(_ controller: KanjiListViewController, didSelect kanji: Kanji)
}

/// Some kanji, one a row. Without a delegate its rows lead nowhere.
final class KanjiListViewController: UITableViewController {
  weak var delegate: (any KanjiListViewControllerDelegate)?

  private let kanji: [Kanji]

  init(title: String, kanji: [Kanji]) {
    self.kanji = kanji
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    kanji.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "kanji")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "kanji")
    let kanji = kanji[indexPath.row]
    cell.textLabel?.text = kanji.character
    cell.detailTextLabel?.text = kanji.meanings.joined(separator: ", ")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.kanjiListViewController(self, didSelect: kanji[indexPath.row])
  }
}
