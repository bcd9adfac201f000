import Foundation

/// A table of rows. Cells are created when they are read, not for display.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style of a table.
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

  /// The style of the table.
  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)?

  /// The delegate, which is called for a person's actions.
  open weak var delegate: (any UITableViewDelegate)? {
    get { storedDelegate as? any UITableViewDelegate }
    set { storedDelegate = newValue }
  }

  var reuse = ReuseRegistry()
  var list = ListState<UITableViewCell>()
  /// The rows that an interface file has.
  var staticSections: [StaticTableSection]?

  func staticSection(_ index: Int) -> StaticTableSection? {
    guard let staticSections, staticSections.indices.contains(index) else { return nil }
    return staticSections[index]
  }

  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension
  /// The estimated height of rows, in points.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of section headers, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of section headers, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height of section footers, in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The space above section headers, in points.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The style of the lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// The insets of the lines between rows.
  open var separatorInset = UIEdgeInsets.zero
  /// The view above all rows.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view below all rows.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet { placeBehind(backgroundView, insteadOf: oldValue) }
  }
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether rows are being edited.
  open var isEditing: Bool {
    get { list.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// The colour of the section index.
  open var sectionIndexColor: UIColor?

  /// Starts or ends editing: of the cells, too, whose rows can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != list.isEditing else { return }
    list.isEditing = editing
    for path in list.paths { edit(list.cells[path], at: path, animated: animated) }
  }

  private func edit(_ cell: UITableViewCell?, at path: IndexPath, animated: Bool) {
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    cell?.setEditing(isEditing && canEdit, animated: animated)
  }

  open var indexPathForSelectedRow: IndexPath? { list.selected.first }

  open var indexPathsForSelectedRows: [IndexPath]? {
    list.selected.isEmpty ? nil : list.selected
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Returns the cell of a row, created when it is first read, or `nil` if there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cell(at: indexPath) {
      dataSource?.tableView(self, cellForRowAt: indexPath)
    } didCreate: { cell in
      cell.describeContent()
      if isEditing { edit(cell, at: indexPath, animated: false) }
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }
  }

  /// Returns the row of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { list.path(of: cell) }

  /// The cells created so far, in order.
  open var visibleCells: [UITableViewCell] {
    indexPathsForVisibleRows?.compactMap { list.cells[$0] } ?? []
  }

  /// The index paths of the cells created so far, in order.
  open var indexPathsForVisibleRows: [IndexPath]? { list.paths }

  /// Discards all cells and the selection.
  open func reloadData() {
    discardCells()
    list.selected = []
  }

  /// Discards the cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { discardCells() }

  /// Discards the cells.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { discardCells() }

  /// Discards the cells, as rows were inserted.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { discardCells() }

  /// Discards the cells, as rows were deleted.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { discardCells() }

  /// Discards the cells, as a row was moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { discardCells() }

  /// Discards the cells, as sections were inserted.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { discardCells() }

  /// Discards the cells, as sections were deleted.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { discardCells() }

  /// Starts a group of updates.
  open func beginUpdates() {}

  /// Ends a group of updates and discards the cells.
  open func endUpdates() { discardCells() }

  /// Runs updates and discards the cells. The completion runs in the ``MainLoop``.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    update(updates, then: completion)
  }

  /// Runs updates, if there are any, and discards the cells.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update({ updates?() }, then: completion)
  }

  /// Selects a row without calling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath) }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    unselect(indexPath, animated: animated)
  }

  /// Discards the cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) { discardCells() }

  /// Returns the frame of a row's cell, or zero if it was not created.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { list.cells[indexPath]?.frame ?? .zero }

  /// Returns the first row, if there is one: nothing is laid out, and a finger touches a list there.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { firstPath }

  /// Whether several rows can be selected while they are edited.
  open var allowsMultipleSelectionDuringEditing = false

  open var cellLayoutMarginsFollowReadableWidth = false

  /// Does nothing: every row can be reached.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Returns the header of a section, created by the delegate when it is first read.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    view(.header, ofSection: section) as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, created by the delegate when it is first read.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    view(.footer, ofSection: section) as? UITableViewHeaderFooterView
  }

  /// Does what a person's tap on a row does.
  func tapRow(at indexPath: IndexPath) {
    tap(indexPath) { path in
      guard let delegate else { return path }
      guard delegate.tableView(self, shouldHighlightRowAt: path) else { return nil }
      return delegate.tableView(self, willSelectRowAt: path)
    } didSelect: { path in
      performSegue(of: cellForRow(at: path))
      delegate?.tableView(self, didSelectRowAt: path)
      if let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) {
        delegate.tableView(self, performPrimaryActionForRowAt: path)
      }
    } didDeselect: { path in
      delegate?.tableView(self, didDeselectRowAt: path)
    }
  }
}

extension UITableView: ListView {
  func count(inSection section: Int) -> Int { numberOfRows(inSection: section) }

  func setSelected(_ isSelected: Bool, of cell: UITableViewCell, animated: Bool) {
    cell.setSelected(isSelected, animated: animated)
  }

  func deselect(_ path: IndexPath) { deselectRow(at: path, animated: false) }
}

extension UITableView {
  /// The value that lets rows, headers and footers size themselves.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// The position to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The animation with which rows appear and disappear.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}
