import Foundation

/// A header, a footer or another view of a section.
struct SectionView {
  let kind: String
  let view: UIView
}

/// The cells that a list has created, and its selection.
@MainActor struct ListState<Cell: UIView> {
  fileprivate(set) var cells: [IndexPath: Cell] = [:]
  /// The views of the sections that were read so far.
  fileprivate var sectionViews: [Int: [SectionView]] = [:]
  /// What the layout of a collection says about its sections, as far as it was asked.
  var layoutSections: [Int: NSCollectionLayoutSection] = [:]
  var selected: [IndexPath] = []
  var isEditing = false

  /// The index paths of the cells created so far, in order.
  var paths: [IndexPath] { cells.keys.sorted() }

  func path(of cell: Cell) -> IndexPath? { cells.first { $0.value === cell }?.key }
}

/// A table or a collection: cells that are created when they are read, and a selection.
@MainActor protocol ListView: UIScrollView {
  associatedtype Cell: UIView
  var list: ListState<Cell> { get set }
  var allowsSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var numberOfSections: Int { get }

  func count(inSection section: Int) -> Int
  func setSelected(_ isSelected: Bool, of cell: Cell, animated: Bool)
  /// Deselects by the public method, which an app may override.
  func deselect(_ path: IndexPath)
}

extension ListView {
  /// The first row or item; `nil` in an empty list.
  var firstPath: IndexPath? {
    (0..<numberOfSections).first { count(inSection: $0) > 0 }.map {
      IndexPath(item: 0, section: $0)
    }
  }

  /// Whether several rows or items can be selected now.
  private var selectsSeveral: Bool {
    list.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether a tap selects now.
  private var takesSelection: Bool {
    list.isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection
  }

  /// Whether there is a row or item at an index path.
  func holds(_ path: IndexPath) -> Bool {
    path.section >= 0 && path.section < numberOfSections && path.item >= 0
      && path.item < count(inSection: path.section)
  }

  /// Returns the cell at an index path, created by the data source when it is first read.
  func cell(at path: IndexPath, create: () -> Cell?, didCreate: (Cell) -> Void) -> Cell? {
    if let cell = list.cells[path] { return cell }
    guard holds(path), let cell = create() else { return nil }
    list.cells[path] = cell
    show(cell)
    didCreate(cell)
    return cell
  }

  /// Returns the views of a section, created by the app when they are first read. While they are, there are none.
  func sectionViews(
    of section: Int, create: () -> [SectionView], didCreate: (SectionView) -> Void
  ) -> [SectionView] {
    if let known = list.sectionViews[section] { return known }
    guard section >= 0, section < numberOfSections else { return [] }
    list.sectionViews[section] = []
    let views = create()
    list.sectionViews[section] = views
    for view in views {
      show(view.view)
      didCreate(view)
    }
    return views
  }

  func discardSectionViews() {
    for view in list.sectionViews.values.joined() { view.view.removeFromSuperview() }
    list.sectionViews = [:]
    list.layoutSections = [:]
  }

  /// Puts a view behind the cells, where another one was.
  func placeBehind(_ view: UIView?, insteadOf old: UIView?) {
    guard old !== view else { return }
    old?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
  }

  func discardCells() {
    for cell in list.cells.values { cell.removeFromSuperview() }
    list.cells = [:]
    discardSectionViews()
  }

  /// Runs updates and discards the cells.
  func update(_ updates: () -> Void, then completion: ((Bool) -> Void)?) {
    updates()
    discardCells()
    if let completion { MainLoop.enqueue(.run { completion(true) }) }
  }

  /// Selects without calling a delegate; `nil` clears the selection.
  func select(_ path: IndexPath?) {
    guard let path else {
      list.selected = []
      return
    }
    if selectsSeveral {
      if !list.selected.contains(path) { list.selected.append(path) }
    } else {
      for other in list.selected where other != path { mark(other, false, animated: false) }
      list.selected = [path]
    }
    mark(path, true, animated: false)
  }

  /// Performs the segue of a cell that a person tapped, before the delegate is called.
  func performSegue(of cell: Cell?) {
    guard let segue = cell?.details?.selectionSegue else { return }
    _ = segue.perform(StoryboardSegueTemplate.action, from: cell)
  }

  /// Deselects without calling a delegate.
  func unselect(_ path: IndexPath, animated: Bool) {
    list.selected.removeAll { $0 == path }
    mark(path, false, animated: animated)
  }

  private func mark(_ path: IndexPath, _ isSelected: Bool, animated: Bool) {
    guard let cell = list.cells[path] else { return }
    setSelected(isSelected, of: cell, animated: animated)
  }

  /// Does what a person's tap does.
  ///
  /// - Parameters:
  ///   - path: The row or item.
  ///   - agreed: Returns the row or item to select instead, or `nil` for none.
  ///   - didSelect: Calls the delegate for the selected one.
  ///   - didDeselect: Calls the delegate for each deselected one.
  func tap(
    _ path: IndexPath, agreed: (IndexPath) -> IndexPath?, didSelect: (IndexPath) -> Void,
    didDeselect: (IndexPath) -> Void
  ) {
    guard takesSelection, holds(path) else { return }
    if selectsSeveral, list.selected.contains(path) {
      deselect(path)
      return didDeselect(path)
    }
    guard let path = agreed(path) else { return }
    let before = list.selected
    select(path)
    if !selectsSeveral {
      for other in before where other != path { didDeselect(other) }
    }
    didSelect(path)
  }
}
