import Foundation

/// A table of rows. Cells are asked for when somebody looks, not for display.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// What a table looks like.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a table from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// What the table looks like.
  public let style: Style

  /// Says what the rows are.
  open weak var dataSource: (any UITableViewDataSource)?

  /// Hears what a person does with rows.
  open weak var delegate: (any UITableViewDelegate)? {
    get { storedDelegate as? any UITableViewDelegate }
    set { storedDelegate = newValue }
  }

  var reuse = ReuseRegistry()
  var cells: [IndexPath: UITableViewCell] = [:]
  private var selected: [IndexPath] = []

  /// How high rows are.
  open var rowHeight = UITableView.automaticDimension
  /// How high rows are, about.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// How high headers are.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// How high headers are, about.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// How high footers are.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The space above headers.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// What is between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of that.
  open var separatorColor: UIColor?
  /// The space beside that.
  open var separatorInset = UIEdgeInsets.zero
  /// What stands above all rows.
  open var tableHeaderView: UIView?
  /// What stands below all rows.
  open var tableFooterView: UIView?
  /// What lies behind the rows.
  open var backgroundView: UIView?
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether rows are being edited.
  open var isEditing = false
  /// The colour of the index.
  open var sectionIndexColor: UIColor?

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The row that is selected.
  open var indexPathForSelectedRow: IndexPath? { selected.first }

  /// The rows that are selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row, asked for when it is first looked at; `nil` where there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if let cell = cells[indexPath] { return cell }
    guard holds(indexPath), let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else {
      return nil
    }
    cells[indexPath] = cell
    show(cell)
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  private func holds(_ path: IndexPath) -> Bool {
    path.section >= 0 && path.section < numberOfSections && path.row >= 0
      && path.row < numberOfRows(inSection: path.section)
  }

  /// The row of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cells that have been looked at, in their order.
  open var visibleCells: [UITableViewCell] {
    indexPathsForVisibleRows?.compactMap { cells[$0] } ?? []
  }

  /// The rows that have been looked at, in their order.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  /// Forgets every cell and the selection.
  open func reloadData() {
    forgetCells()
    selected = []
  }

  private func forgetCells() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
  }

  /// Forgets the cells of rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetCells() }

  /// Forgets the cells of sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { forgetCells() }

  /// Says that rows have come.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetCells() }

  /// Says that rows have gone.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetCells() }

  /// Says that a row has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetCells() }

  /// Says that sections have come.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { forgetCells() }

  /// Says that sections have gone.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { forgetCells() }

  /// Begins changes that belong together.
  open func beginUpdates() {}

  /// Ends changes that belong together.
  open func endUpdates() { forgetCells() }

  /// Makes changes that belong together; the completion runs in the loop.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    forgetCells()
    if let completion { MainLoop.enqueue(.run { completion(true) }) }
  }

  /// Selects a row by program: no delegate is told.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      selected = []
      return
    }
    mark(indexPath)
  }

  private func mark(_ path: IndexPath) {
    if allowsMultipleSelection {
      if !selected.contains(path) { selected.append(path) }
    } else {
      for other in selected where other != path {
        cells[other]?.setSelected(false, animated: false)
      }
      selected = [path]
    }
    cells[path]?.setSelected(true, animated: false)
  }

  /// Selects a row no more.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Looks at the cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { forgetCells() }

  /// Where a row is.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { cells[indexPath]?.frame ?? .zero }

  /// The row at a place: there are no places.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }

  /// Whether several rows can be selected while they are edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether cells are as wide as is good to read.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// The header of a section, as the delegate makes it.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    delegate?.tableView(self, viewForHeaderInSection: section) as? UITableViewHeaderFooterView
  }

  /// What a tap on a row does.
  func tapRow(at indexPath: IndexPath) {
    guard allowsSelection, holds(indexPath) else { return }
    if allowsMultipleSelection, selected.contains(indexPath) {
      deselectRow(at: indexPath, animated: false)
      delegate?.tableView(self, didDeselectRowAt: indexPath)
      return
    }
    guard let delegate else { return mark(indexPath) }
    guard delegate.tableView(self, shouldHighlightRowAt: indexPath),
      let row = delegate.tableView(self, willSelectRowAt: indexPath)
    else { return }
    let before = selected
    mark(row)
    if !allowsMultipleSelection {
      for other in before where other != row {
        delegate.tableView(self, didDeselectRowAt: other)
      }
    }
    delegate.tableView(self, didSelectRowAt: row)
  }
}

extension UITableView {
  /// As high as the content asks for.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}
