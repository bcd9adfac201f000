extension ShimSources {
  /// IGListKit: a collection view with a section for each object, which a controller of its own fills.
  static let listKit = """
    import Foundation
    import PortableUIKit

    public protocol ListDiffable {
      func diffIdentifier() -> NSObjectProtocol
      func isEqual(toDiffableObject object: ListDiffable?) -> Bool
    }
    extension ListDiffable where Self: NSObject {
      public func diffIdentifier() -> NSObjectProtocol { self }
      public func isEqual(toDiffableObject object: ListDiffable?) -> Bool { isEqual(object) }
    }
    extension NSString: ListDiffable {}
    extension NSNumber: ListDiffable {}
    extension String: ListDiffable {
      public func diffIdentifier() -> NSObjectProtocol { NSString(string: self) }
      public func isEqual(toDiffableObject object: ListDiffable?) -> Bool { object as? String == self }
    }
    extension Int: ListDiffable {
      public func diffIdentifier() -> NSObjectProtocol { NSNumber(value: self) }
      public func isEqual(toDiffableObject object: ListDiffable?) -> Bool { object as? Int == self }
    }
    extension ListDiffable {
      fileprivate var key: AnyHashable {
        let identifier = diffIdentifier()
        return (identifier as? NSObject).map { AnyHashable($0) }
          ?? AnyHashable(ObjectIdentifier(identifier))
      }
    }

    @preconcurrency @MainActor public protocol ListUpdatingDelegate: AnyObject {}
    @preconcurrency @MainActor public protocol ListAdapterUpdaterDelegate: AnyObject {}
    @preconcurrency @MainActor open class ListAdapterUpdater: NSObject, ListUpdatingDelegate {
      public weak var delegate: ListAdapterUpdaterDelegate?
      public var movesAsDeletesInserts = false, allowsBackgroundReloading = true
      public var allowsReloadingOnTooManyUpdates = true
    }
    @preconcurrency @MainActor open class ListReloadDataUpdater: NSObject, ListUpdatingDelegate {}

    @preconcurrency @MainActor public protocol ListAdapterDataSource: AnyObject {
      func objects(for listAdapter: ListAdapter) -> [ListDiffable]
      func listAdapter(
        _ listAdapter: ListAdapter, sectionControllerFor object: Any
      ) -> ListSectionController
      func emptyView(for listAdapter: ListAdapter) -> UIView?
    }
    @preconcurrency @MainActor public protocol IGListAdapterDelegate: AnyObject {
      func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int)
      func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int)
    }
    public typealias ListAdapterDelegate = IGListAdapterDelegate
    @preconcurrency @MainActor public protocol ListAdapterUpdateListener: AnyObject {
      func listAdapter(
        _ listAdapter: ListAdapter, didFinish update: ListAdapterUpdateType, animated: Bool)
    }
    public enum ListAdapterUpdateType: Sendable { case performUpdates, reloadData, itemUpdates }

    // MARK: Section controllers

    @preconcurrency @MainActor public protocol ListDisplayDelegate: AnyObject {
      func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController)
      func listAdapter(
        _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController)
      func listAdapter(
        _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController,
        cell: UICollectionViewCell, at index: Int)
      func listAdapter(
        _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
        cell: UICollectionViewCell, at index: Int)
    }
    @preconcurrency @MainActor public protocol ListWorkingRangeDelegate: AnyObject {
      func listAdapter(
        _ listAdapter: ListAdapter, sectionControllerWillEnterWorkingRange controller: ListSectionController)
      func listAdapter(
        _ listAdapter: ListAdapter, sectionControllerDidExitWorkingRange controller: ListSectionController)
    }
    @preconcurrency @MainActor public protocol ListScrollDelegate: AnyObject {
      func listAdapter(_ listAdapter: ListAdapter, didScroll sectionController: ListSectionController)
      func listAdapter(
        _ listAdapter: ListAdapter, willBeginDragging sectionController: ListSectionController)
      func listAdapter(
        _ listAdapter: ListAdapter, didEndDragging sectionController: ListSectionController,
        willDecelerate decelerate: Bool)
    }
    @preconcurrency @MainActor public protocol ListSupplementaryViewSource: AnyObject {
      func supportedElementKinds() -> [String]
      func viewForSupplementaryElement(
        ofKind elementKind: String, at index: Int
      ) -> UICollectionReusableView
      func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize
    }

    @preconcurrency @MainActor open class ListSectionController: NSObject {
      public fileprivate(set) weak var viewController: UIViewController?
      private weak var adapter: ListAdapter?
      public var collectionContext: ListCollectionContext? { adapter }
      public fileprivate(set) var section = NSNotFound
      public fileprivate(set) var isFirstSection = false
      public fileprivate(set) var isLastSection = false
      public var inset = UIEdgeInsets.zero
      public var minimumLineSpacing: CGFloat = 0
      public var minimumInteritemSpacing: CGFloat = 0
      public weak var supplementaryViewSource: ListSupplementaryViewSource?
      public weak var displayDelegate: ListDisplayDelegate?
      public weak var workingRangeDelegate: ListWorkingRangeDelegate?
      public weak var scrollDelegate: ListScrollDelegate?
      public override init() {
        super.init()
        // A section controller knows its list from the start.
        attach(to: ListAdapter.making)
      }
      fileprivate func attach(to adapter: ListAdapter?) {
        guard let adapter else { return }
        self.adapter = adapter
        viewController = adapter.viewController
      }
      open func numberOfItems() -> Int { 1 }
      open func sizeForItem(at index: Int) -> CGSize { .zero }
      open func cellForItem(at index: Int) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      open func didUpdate(to object: Any) {}
      open func shouldSelectItem(at index: Int) -> Bool { true }
      open func didSelectItem(at index: Int) {}
      open func didDeselectItem(at index: Int) {}
      open func didHighlightItem(at index: Int) {}
      open func didUnhighlightItem(at index: Int) {}
      open func canMoveItem(at index: Int) -> Bool { false }
      open func moveObject(from sourceIndex: Int, to destinationIndex: Int) {}
      @available(iOS 13, *)
      open func contextMenuConfigurationForItem(
        at index: Int, point: CGPoint
      ) -> UIContextMenuConfiguration? { nil }
    }
    open class ListGenericSectionController<ObjectType>: ListSectionController {
      public private(set) var object: ObjectType?
      open override func didUpdate(to object: Any) { self.object = object as? ObjectType }
    }

    @preconcurrency @MainActor public protocol ListSingleSectionControllerDelegate: AnyObject {
      func didSelect(_ sectionController: ListSingleSectionController, with object: Any)
      func didDeselect(_ sectionController: ListSingleSectionController, with object: Any)
    }
    extension ListSingleSectionControllerDelegate {
      public func didDeselect(_ sectionController: ListSingleSectionController, with object: Any) {}
    }
    open class ListSingleSectionController: ListSectionController {
      public typealias Configure = (Any, UICollectionViewCell) -> Void
      public typealias Size = (Any, ListCollectionContext?) -> CGSize
      public weak var selectionDelegate: ListSingleSectionControllerDelegate?
      private let dequeue: (ListSingleSectionController) -> UICollectionViewCell?
      private let configure: Configure
      private let size: Size
      private var object: Any?
      public init(
        cellClass: AnyClass, configureBlock: @escaping Configure, sizeBlock: @escaping Size
      ) {
        dequeue = { $0.collectionContext?.dequeueReusableCell(of: cellClass, for: $0, at: 0) }
        (configure, size) = (configureBlock, sizeBlock)
        super.init()
      }
      public init(
        nibName: String, bundle: Bundle?, configureBlock: @escaping Configure, sizeBlock: @escaping Size
      ) {
        dequeue = {
          $0.collectionContext?.dequeueReusableCell(withNibName: nibName, bundle: bundle, for: $0, at: 0)
        }
        (configure, size) = (configureBlock, sizeBlock)
        super.init()
      }
      public init(
        storyboardCellIdentifier identifier: String, configureBlock: @escaping Configure,
        sizeBlock: @escaping Size
      ) {
        dequeue = {
          $0.collectionContext?.dequeueReusableCellFromStoryboard(
            withIdentifier: identifier, for: $0, at: 0)
        }
        (configure, size) = (configureBlock, sizeBlock)
        super.init()
      }
      open override func sizeForItem(at index: Int) -> CGSize {
        object.map { size($0, collectionContext) } ?? .zero
      }
      open override func cellForItem(at index: Int) -> UICollectionViewCell {
        let cell = dequeue(self) ?? UICollectionViewCell(frame: .zero)
        if let object { configure(object, cell) }
        return cell
      }
      open override func didUpdate(to object: Any) { self.object = object }
      open override func didSelectItem(at index: Int) {
        if let object { selectionDelegate?.didSelect(self, with: object) }
      }
      open override func didDeselectItem(at index: Int) {
        if let object { selectionDelegate?.didDeselect(self, with: object) }
      }
    }

    @preconcurrency @MainActor public protocol ListBindable {
      func bindViewModel(_ viewModel: Any)
    }
    @preconcurrency @MainActor public protocol ListBindingSectionControllerDataSource: AnyObject {
      func sectionController(
        _ sectionController: ListBindingSectionController<ListDiffable>, viewModelsFor object: Any
      ) -> [ListDiffable]
      func sectionController(
        _ sectionController: ListBindingSectionController<ListDiffable>, cellForViewModel viewModel: Any,
        at index: Int
      ) -> UICollectionViewCell & ListBindable
      func sectionController(
        _ sectionController: ListBindingSectionController<ListDiffable>, sizeForViewModel viewModel: Any,
        at index: Int
      ) -> CGSize
    }
    @preconcurrency @MainActor public protocol ListBindingSectionControllerSelectionDelegate: AnyObject {
      func sectionController(
        _ sectionController: ListBindingSectionController<ListDiffable>, didSelectItemAt index: Int,
        viewModel: Any)
      func sectionController(
        _ sectionController: ListBindingSectionController<ListDiffable>, didDeselectItemAt index: Int,
        viewModel: Any)
    }
    extension ListBindingSectionControllerSelectionDelegate {
      public func sectionController(
        _ sectionController: ListBindingSectionController<ListDiffable>, didDeselectItemAt index: Int,
        viewModel: Any
      ) {}
    }
    open class ListBindingSectionController<Element>: ListSectionController {
      public weak var dataSource: ListBindingSectionControllerDataSource?
      public weak var selectionDelegate: ListBindingSectionControllerSelectionDelegate?
      public private(set) var object: Element?
      public private(set) var viewModels: [ListDiffable] = []
      // Delegates are declared for the objects of Objective-C, which are all of one type there.
      private var binding: ListBindingSectionController<ListDiffable> {
        if let same = self as? ListBindingSectionController<ListDiffable> { return same }
        let same = ListBindingSectionController<ListDiffable>()
        same.attach(to: collectionContext as? ListAdapter)
        (same.section, same.viewModels) = (section, viewModels)
        same.object = object as? ListDiffable
        return same
      }
      public func update(animated: Bool, completion: ((Bool) -> Void)? = nil) {
        reloadModels()
        collectionContext?.reload(self)
        completion?(true)
      }
      private func reloadModels() {
        viewModels = object.flatMap { dataSource?.sectionController(binding, viewModelsFor: $0) } ?? []
      }
      open override func didUpdate(to object: Any) {
        self.object = object as? Element
        reloadModels()
      }
      open override func numberOfItems() -> Int { viewModels.count }
      open override func sizeForItem(at index: Int) -> CGSize {
        dataSource?.sectionController(binding, sizeForViewModel: viewModels[index], at: index) ?? .zero
      }
      open override func cellForItem(at index: Int) -> UICollectionViewCell {
        let model = viewModels[index]
        guard let cell = dataSource?.sectionController(binding, cellForViewModel: model, at: index)
        else { return UICollectionViewCell(frame: .zero) }
        cell.bindViewModel(model)
        return cell
      }
      open override func didSelectItem(at index: Int) {
        selectionDelegate?.sectionController(
          binding, didSelectItemAt: index, viewModel: viewModels[index])
      }
      open override func didDeselectItem(at index: Int) {
        selectionDelegate?.sectionController(
          binding, didDeselectItemAt: index, viewModel: viewModels[index])
      }
    }

    // MARK: The list

    @preconcurrency @MainActor public protocol ListBatchContext: AnyObject {
      func reload(in sectionController: ListSectionController, at indexes: IndexSet)
      func insert(in sectionController: ListSectionController, at indexes: IndexSet)
      func delete(in sectionController: ListSectionController, at indexes: IndexSet)
      func reload(_ sectionController: ListSectionController)
      func move(in sectionController: ListSectionController, from: Int, to: Int)
    }
    @preconcurrency @MainActor public protocol ListCollectionContext: ListBatchContext {
      var containerSize: CGSize { get }
      var containerInset: UIEdgeInsets { get }
      var adjustedContainerInset: UIEdgeInsets { get }
      var insetContainerSize: CGSize { get }
      var containerContentOffset: CGPoint { get }
      func containerSize(for sectionController: ListSectionController) -> CGSize
      func cellForItem(at index: Int, sectionController: ListSectionController) -> UICollectionViewCell?
      func visibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell]
      func index(for cell: UICollectionViewCell, sectionController: ListSectionController) -> Int
      func dequeueReusableCell(
        of cellClass: AnyClass, withReuseIdentifier identifier: String?,
        for sectionController: ListSectionController, at index: Int) -> UICollectionViewCell
      func dequeueReusableCell(
        withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
        at index: Int) -> UICollectionViewCell
      func dequeueReusableCellFromStoryboard(
        withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
      ) -> UICollectionViewCell
      func dequeueReusableSupplementaryView(
        ofKind elementKind: String, for sectionController: ListSectionController, class viewClass: AnyClass,
        at index: Int) -> UICollectionReusableView
      func dequeueReusableSupplementaryView(
        ofKind elementKind: String, for sectionController: ListSectionController, nibName: String,
        bundle: Bundle?, at index: Int) -> UICollectionReusableView
      func selectItem(
        at index: Int, sectionController: ListSectionController, animated: Bool,
        scrollPosition: UICollectionView.ScrollPosition)
      func deselectItem(at index: Int, sectionController: ListSectionController, animated: Bool)
      func invalidateLayout(
        for sectionController: ListSectionController, completion: ((Bool) -> Void)?)
      func performBatch(
        animated: Bool, updates: (ListBatchContext) -> Void, completion: ((Bool) -> Void)?)
      func scroll(
        to sectionController: ListSectionController, at index: Int,
        scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
    }
    extension ListCollectionContext {
      public func dequeueReusableCell(
        of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
      ) -> UICollectionViewCell {
        dequeueReusableCell(of: cellClass, withReuseIdentifier: nil, for: sectionController, at: index)
      }
      public func dequeueReusableCell<T: UICollectionViewCell>(
        for sectionController: ListSectionController, at index: Int
      ) -> T {
        dequeueReusableCell(of: T.self, for: sectionController, at: index) as! T
      }
      public func dequeueReusableSupplementaryView<T: UICollectionReusableView>(
        ofKind elementKind: String, forSectionController sectionController: ListSectionController,
        atIndex index: Int
      ) -> T {
        dequeueReusableSupplementaryView(
          ofKind: elementKind, for: sectionController, class: T.self, at: index) as! T
      }
      public func performBatch(animated: Bool, updates: (ListBatchContext) -> Void) {
        performBatch(animated: animated, updates: updates, completion: nil)
      }
      public func invalidateLayout(for sectionController: ListSectionController) {
        invalidateLayout(for: sectionController, completion: nil)
      }
    }

    @preconcurrency @MainActor public final class ListAdapter: NSObject {
      /// The list whose data source makes a section controller.
      fileprivate private(set) static var making: ListAdapter?

      public let updater: ListUpdatingDelegate
      public weak var viewController: UIViewController?
      public weak var dataSource: ListAdapterDataSource? { didSet { update(keepingEqual: false) } }
      public weak var delegate: IGListAdapterDelegate?
      public weak var collectionViewDelegate: UICollectionViewDelegate?
      public weak var scrollViewDelegate: UIScrollViewDelegate?
      public var experiments = 0
      public weak var collectionView: UICollectionView? {
        didSet {
          collectionView?.dataSource = self
          collectionView?.delegate = self
          update(keepingEqual: false)
        }
      }
      private var shown: [(object: ListDiffable, controller: ListSectionController)] = []
      private var listeners: [() -> ListAdapterUpdateListener?] = []

      public init(
        updater: ListUpdatingDelegate, viewController: UIViewController?, workingRangeSize: Int = 0
      ) {
        self.updater = updater
        self.viewController = viewController
        super.init()
      }

      /// Keeps the section controllers of objects that are there still, and makes those of new ones.
      private func update(keepingEqual: Bool) {
        guard let dataSource, let collectionView else { return }
        let old = Dictionary(shown.map { ($0.object.key, $0) }) { first, _ in first }
        var keys: Set<AnyHashable> = []
        // Of two objects with the same identifier the library drops the second.
        let objects = dataSource.objects(for: self).filter { keys.insert($0.key).inserted }
        shown = objects.map { object in
          guard let found = old[object.key] else {
            let outer = ListAdapter.making
            ListAdapter.making = self
            defer { ListAdapter.making = outer }
            let controller = dataSource.listAdapter(self, sectionControllerFor: object)
            controller.attach(to: self)
            return (object, controller)
          }
          return (object, found.controller)
        }
        for (place, (object, controller)) in shown.enumerated() {
          controller.section = place
          controller.isFirstSection = place == 0
          controller.isLastSection = place == shown.count - 1
          let before = old[object.key]?.object
          if keepingEqual, before?.isEqual(toDiffableObject: object) == true { continue }
          controller.didUpdate(to: object)
        }
        collectionView.backgroundView = shown.isEmpty ? dataSource.emptyView(for: self) : nil
        collectionView.reloadData()
      }
      private func finish(
        _ type: ListAdapterUpdateType, animated: Bool, _ completion: ((Bool) -> Void)?
      ) {
        completion?(true)
        for listener in listeners.compactMap({ $0() }) {
          listener.listAdapter(self, didFinish: type, animated: animated)
        }
      }
      public func performUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
        update(keepingEqual: true)
        finish(.performUpdates, animated: animated, completion)
      }
      public func reloadData(completion: ((Bool) -> Void)? = nil) {
        shown = []
        update(keepingEqual: false)
        finish(.reloadData, animated: false, completion)
      }
      public func reloadObjects(_ objects: [Any]) {
        let keys = Set(objects.compactMap { ($0 as? ListDiffable)?.key })
        for place in shown.indices where keys.contains(shown[place].object.key) {
          if let object = objects.first(where: { ($0 as? ListDiffable)?.key == shown[place].object.key }) {
            if let object = object as? ListDiffable { shown[place].object = object }
            shown[place].controller.didUpdate(to: object)
          }
        }
        collectionView?.reloadData()
      }
      public func add(_ listener: ListAdapterUpdateListener) {
        listeners.append { [weak listener] in listener }
      }
      public func remove(_ listener: ListAdapterUpdateListener) { listeners.removeAll { $0() === listener } }
      public func scroll(
        to object: Any, supplementaryKinds: [String]? = nil,
        scrollDirection: UICollectionView.ScrollDirection = .vertical,
        scrollPosition: UICollectionView.ScrollPosition, animated: Bool
      ) {}

      public func objects() -> [Any] { shown.map(\\.object) }
      public func visibleObjects() -> [Any] { objects() }
      public func visibleSectionControllers() -> [ListSectionController] { shown.map(\\.controller) }
      public func sectionController(forSection section: Int) -> ListSectionController? {
        shown.indices.contains(section) ? shown[section].controller : nil
      }
      public func sectionController(for object: Any) -> ListSectionController? {
        let key = (object as? ListDiffable)?.key
        return shown.first { $0.object.key == key }?.controller
      }
      public func section(for sectionController: ListSectionController) -> Int {
        sectionController.section
      }
      public func section(for object: Any) -> Int { sectionController(for: object)?.section ?? NSNotFound }
      public func object(for sectionController: ListSectionController) -> Any? {
        shown.first { $0.controller === sectionController }?.object
      }
      public func object(atSection section: Int) -> Any? {
        shown.indices.contains(section) ? shown[section].object : nil
      }
      public func visibleCells(for object: Any) -> [UICollectionViewCell] {
        sectionController(for: object).map { visibleCells(for: $0) } ?? []
      }
    }

    extension ListAdapter: ListCollectionContext {
      public var containerSize: CGSize { collectionView?.bounds.size ?? .zero }
      public var containerInset: UIEdgeInsets { collectionView?.contentInset ?? .zero }
      public var adjustedContainerInset: UIEdgeInsets { containerInset }
      public var insetContainerSize: CGSize {
        let (size, inset) = (containerSize, containerInset)
        return CGSize(
          width: size.width - inset.left - inset.right, height: size.height - inset.top - inset.bottom)
      }
      public var containerContentOffset: CGPoint { collectionView?.contentOffset ?? .zero }
      public func containerSize(for sectionController: ListSectionController) -> CGSize {
        let (size, inset) = (insetContainerSize, sectionController.inset)
        return CGSize(
          width: size.width - inset.left - inset.right, height: size.height - inset.top - inset.bottom)
      }
      private func path(_ index: Int, _ controller: ListSectionController) -> IndexPath {
        IndexPath(item: index, section: controller.section)
      }
      public func cellForItem(
        at index: Int, sectionController: ListSectionController
      ) -> UICollectionViewCell? { collectionView?.cellForItem(at: path(index, sectionController)) }
      public func visibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell] {
        (0..<sectionController.numberOfItems()).compactMap {
          cellForItem(at: $0, sectionController: sectionController)
        }
      }
      public func index(
        for cell: UICollectionViewCell, sectionController: ListSectionController
      ) -> Int { collectionView?.indexPath(for: cell)?.item ?? NSNotFound }
      public func dequeueReusableCell(
        of cellClass: AnyClass, withReuseIdentifier identifier: String?,
        for sectionController: ListSectionController, at index: Int
      ) -> UICollectionViewCell {
        guard let collectionView else { return UICollectionViewCell(frame: .zero) }
        let name = identifier ?? "\\(cellClass)"
        collectionView.register(cellClass, forCellWithReuseIdentifier: name)
        return collectionView.dequeueReusableCell(
          withReuseIdentifier: name, for: path(index, sectionController))
      }
      public func dequeueReusableCell(
        withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
        at index: Int
      ) -> UICollectionViewCell {
        guard let collectionView else { return UICollectionViewCell(frame: .zero) }
        let nib = UINib(nibName: nibName, bundle: bundle)
        collectionView.register(nib, forCellWithReuseIdentifier: nibName)
        return collectionView.dequeueReusableCell(
          withReuseIdentifier: nibName, for: path(index, sectionController))
      }
      public func dequeueReusableCellFromStoryboard(
        withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
      ) -> UICollectionViewCell {
        collectionView?.dequeueReusableCell(
          withReuseIdentifier: identifier, for: path(index, sectionController))
          ?? UICollectionViewCell(frame: .zero)
      }
      public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, for sectionController: ListSectionController, class viewClass: AnyClass,
        at index: Int
      ) -> UICollectionReusableView {
        guard let collectionView else { return UICollectionReusableView(frame: .zero) }
        let name = "\\(viewClass)"
        collectionView.register(
          viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: name)
        return collectionView.dequeueReusableSupplementaryView(
          ofKind: elementKind, withReuseIdentifier: name, for: path(index, sectionController))
      }
      public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, for sectionController: ListSectionController, nibName: String,
        bundle: Bundle?, at index: Int
      ) -> UICollectionReusableView {
        guard let collectionView else { return UICollectionReusableView(frame: .zero) }
        let nib = UINib(nibName: nibName, bundle: bundle)
        collectionView.register(
          nib, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: nibName)
        return collectionView.dequeueReusableSupplementaryView(
          ofKind: elementKind, withReuseIdentifier: nibName, for: path(index, sectionController))
      }
      public func selectItem(
        at index: Int, sectionController: ListSectionController, animated: Bool,
        scrollPosition: UICollectionView.ScrollPosition
      ) {
        collectionView?.selectItem(
          at: path(index, sectionController), animated: animated, scrollPosition: scrollPosition)
      }
      public func deselectItem(
        at index: Int, sectionController: ListSectionController, animated: Bool
      ) { collectionView?.deselectItem(at: path(index, sectionController), animated: animated) }
      public func invalidateLayout(
        for sectionController: ListSectionController, completion: ((Bool) -> Void)?
      ) { completion?(true) }
      public func performBatch(
        animated: Bool, updates: (ListBatchContext) -> Void, completion: ((Bool) -> Void)?
      ) {
        updates(self)
        collectionView?.reloadData()
        finish(.itemUpdates, animated: animated, completion)
      }
      public func scroll(
        to sectionController: ListSectionController, at index: Int,
        scrollPosition: UICollectionView.ScrollPosition, animated: Bool
      ) {}
      public func reload(in sectionController: ListSectionController, at indexes: IndexSet) {
        collectionView?.reloadData()
      }
      public func insert(in sectionController: ListSectionController, at indexes: IndexSet) {
        collectionView?.reloadData()
      }
      public func delete(in sectionController: ListSectionController, at indexes: IndexSet) {
        collectionView?.reloadData()
      }
      public func reload(_ sectionController: ListSectionController) { collectionView?.reloadData() }
      public func move(in sectionController: ListSectionController, from: Int, to: Int) {
        collectionView?.reloadData()
      }
    }

    extension ListAdapter: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      private func controller(_ section: Int) -> ListSectionController { shown[section].controller }
      public func numberOfSections(in collectionView: UICollectionView) -> Int { shown.count }
      public func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { controller(section).numberOfItems() }
      public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { controller(indexPath.section).cellForItem(at: indexPath.item) }
      public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        let source = controller(indexPath.section).supplementaryViewSource
        guard let source, source.supportedElementKinds().contains(kind) else {
          return UICollectionReusableView(frame: .zero)
        }
        return source.viewForSupplementaryElement(ofKind: kind, at: indexPath.item)
      }
      public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
      ) -> Bool { controller(indexPath.section).shouldSelectItem(at: indexPath.item) }
      public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) {
        collectionViewDelegate?.collectionView(collectionView, didSelectItemAt: indexPath)
        controller(indexPath.section).didSelectItem(at: indexPath.item)
      }
      public func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
      ) { controller(indexPath.section).didDeselectItem(at: indexPath.item) }
      public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        controller(indexPath.section)
          .contextMenuConfigurationForItem(at: indexPath.item, point: point)
      }
      public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        let (object, controller) = shown[indexPath.section]
        collectionViewDelegate?.collectionView(
          collectionView, willDisplay: cell, forItemAt: indexPath)
        delegate?.listAdapter(self, willDisplay: object, at: indexPath.section)
        if indexPath.item == 0 { controller.displayDelegate?.listAdapter(self, willDisplay: controller) }
        controller.displayDelegate?.listAdapter(
          self, willDisplay: controller, cell: cell, at: indexPath.item)
      }
      public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { controller(indexPath.section).sizeForItem(at: indexPath.item) }
      public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets { controller(section).inset }
    }

    public final class ListCollectionViewLayout: UICollectionViewFlowLayout {
      public init(
        stickyHeaders: Bool, scrollDirection: UICollectionView.ScrollDirection = .vertical,
        topContentInset: CGFloat, stretchToEdge: Bool
      ) { super.init() }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    open class ListCollectionView: UICollectionView {
      public init(frame: CGRect, listCollectionViewLayout: ListCollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: listCollectionViewLayout)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    """
}
