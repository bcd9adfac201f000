import PortableUIKit

@MainActor
protocol KanjiDetailViewControllerDelegate: AnyObject {
  func kanjiDetailViewController(_ controller: KanjiDetailViewController, didSelect word: Word)
}

/// One kanji: what it means, and words that are written with it.
final class KanjiDetailViewController: UITableViewController {
  weak var delegate: (any KanjiDetailViewControllerDelegate)?

  private let kanji: Kanji

  init(kanji: Kanji) {
    self.kanji = kanji
    super.init(style: .grouped)
    title = kanji.character
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    kanji.meanings.joined(separator: ", ")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    kanji.words.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "word")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "word")
    let word = kanji.words[indexPath.row]
    cell.textLabel?.text = "\(word.text)（\(word.reading)）"
    cell.detailTextLabel?.text = word.meaning
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.kanjiDetailViewController(self, didSelect: kanji.words[indexPath.row])
  }
}
