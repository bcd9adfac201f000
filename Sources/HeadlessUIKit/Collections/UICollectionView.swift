import Foundation

/// A collection of items. Cells are created when they are read, not for display.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection with a flow layout, where a phone stops the app for want of a layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      collectionViewLayout.collectionView = self
      discardSectionViews()
    }
  }

  open weak var dataSource: (any UICollectionViewDataSource)?

  /// The delegate, which is called for a person's actions.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate as? any UICollectionViewDelegate }
    set { storedDelegate = newValue }
  }

  var reuse = ReuseRegistry()
  var list = ListState<UICollectionViewCell>()

  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet { placeBehind(backgroundView, insteadOf: oldValue) }
  }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether items are being edited.
  open var isEditing: Bool {
    get { list.isEditing }
    set {
      list.isEditing = newValue
      for path in list.paths { list.cells[path]?.setNeedsUpdateConfiguration() }
    }
  }
  /// Whether cells are prefetched. They never are.
  open var isPrefetchingEnabled = true
  /// What prepares data for cells that are not on display. It is never called.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  open var indexPathsForSelectedItems: [IndexPath]? { list.selected }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Returns the cell of an item, created when it is first read, or `nil` if there is no such item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cell(at: indexPath) {
      dataSource?.collectionView(self, cellForItemAt: indexPath)
    } didCreate: { cell in
      cell.describeContent()
      delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// Returns the first item, if there is one: nothing is laid out, and a finger touches a list there.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { firstPath }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { list.path(of: cell) }

  /// The cells created so far, in order.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { list.cells[$0] }
  }

  /// The index paths of the cells created so far, in order.
  open var indexPathsForVisibleItems: [IndexPath] { list.paths }

  /// Discards all cells and the selection.
  open func reloadData() {
    discardCells()
    list.selected = []
  }

  /// Discards the cells.
  open func reloadItems(at indexPaths: [IndexPath]) { discardCells() }

  /// Discards the cells.
  open func reloadSections(_ sections: IndexSet) { discardCells() }

  /// Discards the cells, as items were inserted.
  open func insertItems(at indexPaths: [IndexPath]) { discardCells() }

  /// Discards the cells, as items were deleted.
  open func deleteItems(at indexPaths: [IndexPath]) { discardCells() }

  /// Runs updates and discards the cells. The completion runs in the ``MainLoop``.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    update(updates, then: completion)
  }

  /// Runs updates, if there are any, and discards the cells.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update({ updates?() }, then: completion)
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Returns a header, a footer or another view that the layout has at an index path, created by the
  /// data source when it is first read.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    guard indexPath.item == 0 else { return nil }
    return sectionViews(of: indexPath.section).first { $0.kind == elementKind }?.view
      as? UICollectionReusableView
  }

  /// Returns the views of a kind, in the order of their sections.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    sectionViewsRead.filter { $0.kind == elementKind }
      .compactMap { $0.view as? UICollectionReusableView }
  }

  /// Selects an item without calling the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath) }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    unselect(indexPath, animated: animated)
  }

  /// Does nothing: every item can be reached.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Does what a person's tap on an item does.
  func tapItem(at indexPath: IndexPath) {
    tap(indexPath) { path in
      guard let delegate else { return path }
      let isAllowed =
        delegate.collectionView(self, shouldHighlightItemAt: path)
        && delegate.collectionView(self, shouldSelectItemAt: path)
      return isAllowed ? path : nil
    } didSelect: { path in
      performSegue(of: cellForItem(at: path))
      delegate?.collectionView(self, didSelectItemAt: path)
      if let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) {
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
      }
    } didDeselect: { path in
      delegate?.collectionView(self, didDeselectItemAt: path)
    }
  }
}

extension UICollectionView: ListView {
  func count(inSection section: Int) -> Int { numberOfItems(inSection: section) }

  func setSelected(_ isSelected: Bool, of cell: UICollectionViewCell, animated: Bool) {
    cell.isSelected = isSelected
  }

  func deselect(_ path: IndexPath) { deselectItem(at: path, animated: false) }
}

extension UICollectionView {
  /// The direction of scrolling.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// The position to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The positions as bits.
    public var rawValue: UInt

    /// Creates a set of positions.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle, vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle, horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
