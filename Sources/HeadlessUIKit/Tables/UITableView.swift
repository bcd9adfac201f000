import Foundation

/// A table of rows. Cells are asked for when somebody looks, not for display.
@preconcurrency @MainActor open class UITableView: UIView {
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
  open weak var delegate: (any UITableViewDelegate)?

  /// The row that is selected.
  open private(set) var indexPathForSelectedRow: IndexPath?

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Forgets every cell.
  open func reloadData() { cells = [:] }

  private var cells: [IndexPath: UITableViewCell] = [:]

  /// The cell of a row, asked for when it is first looked at; `nil` where there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if let cell = cells[indexPath] { return cell }
    guard indexPath.section < numberOfSections,
      indexPath.row < numberOfRows(inSection: indexPath.section),
      let cell = dataSource?.tableView(self, cellForRowAt: indexPath)
    else { return nil }
    cells[indexPath] = cell
    addSubview(cell)
    return cell
  }

  /// Selects a row by program: no delegate is told.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { indexPathForSelectedRow = indexPath }

  /// Selects a row no more.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }

  /// Uses cells of a class for an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  /// A cell to fill; a plain one, unless one was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  /// A cell to fill.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }

  /// What a tap on a row does.
  func tapRow(at indexPath: IndexPath) {
    var row: IndexPath? = indexPath
    if let delegate { row = delegate.tableView(self, willSelectRowAt: indexPath) }
    guard let row else { return }
    indexPathForSelectedRow = row
    delegate?.tableView(self, didSelectRowAt: row)
  }
}

extension UITableView {
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }
}
