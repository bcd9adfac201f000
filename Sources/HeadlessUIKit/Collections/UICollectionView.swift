import Foundation

/// A collection of items. Cells are asked for when somebody looks, not for display.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// How the collection is laid out.
  open var collectionViewLayout: UICollectionViewLayout

  /// Says what the items are.
  open weak var dataSource: (any UICollectionViewDataSource)?

  /// Hears what a person does with items.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate as? any UICollectionViewDelegate }
    set { storedDelegate = newValue }
  }

  var reuse = ReuseRegistry()
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var selected: [IndexPath] = []

  /// What lies behind the items.
  open var backgroundView: UIView?
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether cells are asked for before they are seen.
  open var isPrefetchingEnabled = true

  /// The items that are selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item, asked for when it is first looked at; `nil` where there is no such item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if let cell = cells[indexPath] { return cell }
    guard holds(indexPath), let cell = dataSource?.collectionView(self, cellForItemAt: indexPath)
    else { return nil }
    cells[indexPath] = cell
    show(cell)
    return cell
  }

  private func holds(_ path: IndexPath) -> Bool {
    path.section >= 0 && path.section < numberOfSections && path.item >= 0
      && path.item < numberOfItems(inSection: path.section)
  }

  /// The item of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cells that have been looked at, in their order.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }

  /// The items that have been looked at, in their order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// Forgets every cell and the selection.
  open func reloadData() {
    forgetCells()
    selected = []
  }

  private func forgetCells() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
  }

  /// Forgets the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) { forgetCells() }

  /// Forgets the cells of sections.
  open func reloadSections(_ sections: IndexSet) { forgetCells() }

  /// Says that items have come.
  open func insertItems(at indexPaths: [IndexPath]) { forgetCells() }

  /// Says that items have gone.
  open func deleteItems(at indexPaths: [IndexPath]) { forgetCells() }

  /// Makes changes that belong together; the completion runs in the loop.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    forgetCells()
    if let completion { MainLoop.enqueue(.run { completion(true) }) }
  }

  /// Lays out in another way.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
    layout.collectionView = self
  }

  /// Selects an item by program: no delegate is told.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      selected = []
      return
    }
    mark(indexPath)
  }

  private func mark(_ path: IndexPath) {
    if !allowsMultipleSelection {
      for other in selected { cells[other]?.isSelected = false }
      selected = []
    }
    if !selected.contains(path) { selected.append(path) }
    cells[path]?.isSelected = true
  }

  /// Selects an item no more.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// What a tap on an item does.
  func tapItem(at indexPath: IndexPath) {
    guard allowsSelection, holds(indexPath) else { return }
    if allowsMultipleSelection, selected.contains(indexPath) {
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard let delegate else { return mark(indexPath) }
    guard delegate.collectionView(self, shouldHighlightItemAt: indexPath),
      delegate.collectionView(self, shouldSelectItemAt: indexPath)
    else { return }
    let before = selected
    mark(indexPath)
    if !allowsMultipleSelection {
      for other in before where other != indexPath {
        delegate.collectionView(self, didDeselectItemAt: other)
      }
    }
    delegate.collectionView(self, didSelectItemAt: indexPath)
  }
}

extension UICollectionView {
  /// Which way one scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The positions as bits.
    public var rawValue: UInt

    /// Creates a set of positions.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle, sideways.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// What stands above a section.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// What stands below a section.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
