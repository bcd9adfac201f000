import PortableUIKit

/// Lists every kanji there is, and opens the one that is chosen.
final class AllKanjiListCoordinator: Coordinator {
  private let presenter: UINavigationController
  private let storage: KanjiStorage
  private var kanjiListViewController: KanjiListViewController?
  /// The kanji opened last: going back does not close it, choosing another replaces it.
  private var kanjiDetailCoordinator: KanjiDetailCoordinator?

  init(presenter: UINavigationController, storage: KanjiStorage) {
    self.presenter = presenter
    self.storage = storage
  }

  func start() {
    let list = KanjiListViewController(title: "漢字一覧", kanji: storage.allKanji)
    list.delegate = self
    presenter.pushViewController(list, animated: true)
    kanjiListViewController = list
  }
}

extension AllKanjiListCoordinator: KanjiListViewControllerDelegate {
  func kanjiListViewController(
    _ controller: KanjiListViewController, didSelect kanji: Kanji
  ) {
    let coordinator = KanjiDetailCoordinator(presenter: presenter, kanji: kanji, storage: storage)
    coordinator.start()
    kanjiDetailCoordinator = coordinator
  }
}
