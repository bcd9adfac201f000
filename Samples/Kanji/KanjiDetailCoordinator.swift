import PortableUIKit

/// Shows one kanji, and the kanji of its words.
final class KanjiDetailCoordinator: Coordinator {
  private let presenter: UINavigationController
  private let kanji: Kanji
  private let storage: KanjiStorage
  private var kanjiDetailViewController: KanjiDetailViewController?
  private var wordKanjiListViewController: KanjiListViewController?

  init(presenter: UINavigationController, kanji: Kanji, storage: KanjiStorage) {
    self.presenter = presenter
    self.kanji = kanji
    self.storage = storage
  }

  func start() {
    let detail = KanjiDetailViewController(kanji: kanji)
    detail.delegate = self
    presenter.pushViewController(detail, animated: true)
    kanjiDetailViewController = detail
  }
}

extension KanjiDetailCoordinator: KanjiDetailViewControllerDelegate {
  func kanjiDetailViewController(_ controller: KanjiDetailViewController, didSelect word: Word) {
    let list = KanjiListViewController(title: word.text, kanji: storage.kanji(in: word))
    presenter.pushViewController(list, animated: true)
    wordKanjiListViewController = list
  }
}
