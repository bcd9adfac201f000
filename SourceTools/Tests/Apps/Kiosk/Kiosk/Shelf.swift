import IGListKit
import UIKit

final class Magazine: NSObject, ListDiffable {
    static let all = [Magazine("Orchard", issues: 2), Magazine("Tides", issues: 1)]

    let title: String
    let issues: Int

    init(_ title: String, issues: Int) {
        self.title = title
        self.issues = issues
    }

    func diffIdentifier() -> NSObjectProtocol { title as NSString }

    func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
        (object as? Magazine)?.title == title
    }
}

/// A header with the number of magazines, then a section for each.
final class ShelfViewController: UIViewController, ListAdapterDataSource {
    var onSelect: ((Magazine) -> Void)?
    var onSettings: (() -> Void)?
    private let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Settings", style: .plain, target: self, action: #selector(showSettings))
        list.frame = view.bounds
        view.addSubview(list)
        adapter.collectionView = list
        adapter.dataSource = self
    }

    @objc private func showSettings() { onSettings?() }

    func objects(for listAdapter: ListAdapter) -> [ListDiffable] {
        ["\(Magazine.all.count) magazines" as ListDiffable] + Magazine.all
    }

    func listAdapter(
        _ listAdapter: ListAdapter, sectionControllerFor object: Any
    ) -> ListSectionController {
        guard object is Magazine else {
            return ListSingleSectionController(
                cellClass: WordCell.self,
                configureBlock: { text, cell in
                    (cell as? WordCell)?.bindViewModel(text)
                    cell.isUserInteractionEnabled = false
                },
                sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 40) })
        }
        let section = MagazineSection()
        section.onSelect = { [weak self] in self?.onSelect?($0) }
        return section
    }

    func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}

/// A magazine's title, which opens it.
final class MagazineSection: ListBindingSectionController<Magazine>,
    ListBindingSectionControllerDataSource, ListBindingSectionControllerSelectionDelegate
{
    var onSelect: ((Magazine) -> Void)?

    override init() {
        super.init()
        dataSource = self
        selectionDelegate = self
    }

    func sectionController(
        _ sectionController: ListBindingSectionController<ListDiffable>, viewModelsFor object: Any
    ) -> [ListDiffable] {
        guard let magazine = object as? Magazine else { return [] }
        return [magazine.title as ListDiffable]
    }

    func sectionController(
        _ sectionController: ListBindingSectionController<ListDiffable>,
        cellForViewModel viewModel: Any, at index: Int
    ) -> UICollectionViewCell & ListBindable {
        guard
            let cell = collectionContext?.dequeueReusableCell(of: WordCell.self, for: self, at: index)
                as? WordCell
        else { fatalError("WordCell is not registered") }
        return cell
    }

    func sectionController(
        _ sectionController: ListBindingSectionController<ListDiffable>,
        sizeForViewModel viewModel: Any, at index: Int
    ) -> CGSize {
        CGSize(width: collectionContext?.containerSize.width ?? 0, height: 60)
    }

    func sectionController(
        _ sectionController: ListBindingSectionController<ListDiffable>, didSelectItemAt index: Int,
        viewModel: Any
    ) {
        object.map { onSelect?($0) }
    }
}

final class WordCell: UICollectionViewCell, ListBindable {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func bindViewModel(_ viewModel: Any) { label.text = viewModel as? String }
}

final class MagazineViewController: UIViewController {
    init(magazine: Magazine) {
        super.init(nibName: nil, bundle: nil)
        title = magazine.title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
