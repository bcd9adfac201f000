import FlowTrace
import PortableUIKit

/// How many cells of a list are looked into.
private let mostCells = 100

/// A list whose rows or items a tap may select.
@MainActor private protocol SelectableList {
  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
}

extension SelectableList {
  /// Whether a tap selects now.
  fileprivate var takesSelection: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
}

extension UITableView: SelectableList {}
extension UICollectionView: SelectableList {}

extension UITableView {
  /// The cells of the first hundred rows, and of the last row of each section.
  var cellsInReach: [UITableViewCell] {
    rowCounts.pathsInReach.compactMap(cellForRow)
  }

  /// The rows among some that a tap does not select: all of a table that takes no selection, and those whose
  /// cells take no touches.
  func inert(_ rows: [IndexPath]) -> Set<IndexPath> {
    guard takesSelection else { return Set(rows) }
    let reach = Set(rowCounts.pathsInReach)
    return Set(
      rows.filter {
        reach.contains($0) && cellForRow(at: $0)?.isUserInteractionEnabled == false
      })
  }
}

extension UICollectionView {
  /// The cells of the first hundred items, and of the last item of each section.
  var cellsInReach: [UICollectionViewCell] {
    itemCounts.pathsInReach.compactMap(cellForItem)
  }

  /// The items among some that a tap does not select.
  func inert(_ items: [IndexPath]) -> Set<IndexPath> {
    guard takesSelection else { return Set(items) }
    let reach = Set(itemCounts.pathsInReach)
    return Set(
      items.filter {
        reach.contains($0) && cellForItem(at: $0)?.isUserInteractionEnabled == false
      })
  }
}

/// How many rows or items the sections of a list have.
struct SectionCounts {
  let counts: [Int]

  /// All of them, in their order, made as they are asked for.
  var paths: some Sequence<IndexPath> {
    counts.lazy.enumerated().flatMap { section, count in
      (0..<count).lazy.map { IndexPath(item: $0, section: section) }
    }
  }

  /// The first hundred of them, and the last one of each section.
  var pathsInReach: [IndexPath] {
    let first = Array(paths.prefix(mostCells))
    var left = mostCells
    let last = counts.prefix(mostCells).enumerated().compactMap { section, count -> IndexPath? in
      defer { left -= count }
      return count > max(left, 0) ? IndexPath(item: count - 1, section: section) : nil
    }
    return first + last
  }
}

extension UITableView {
  var rowCounts: SectionCounts {
    SectionCounts(counts: (0..<numberOfSections).map { numberOfRows(inSection: $0) })
  }
}

extension UICollectionView {
  var itemCounts: SectionCounts {
    SectionCounts(counts: (0..<numberOfSections).map { numberOfItems(inSection: $0) })
  }
}

/// The rows and items that an explorer uses, which stand for the rest.
@MainActor
struct SampledCells {
  /// A table or collection, and those of its cells that are used.
  struct Sample<List: UIScrollView> {
    let list: List
    let paths: [IndexPath]
  }

  private(set) var tables: [Sample<UITableView>] = []
  private(set) var collections: [Sample<UICollectionView>] = []

  /// Samples the lists on display. Of one that is in the cell of another, nothing is used where others
  /// stand for that cell.
  ///
  /// - Parameters:
  ///   - sight: where the lists are.
  ///   - rows: which rows of a table to use.
  ///   - items: which items of a collection to use.
  init(
    of sight: Sight, rows: (UITableView) -> [IndexPath], items: (UICollectionView) -> [IndexPath]
  ) {
    for table in sight.tables {
      let isUsed = table.isUsable && contains(table)
      tables.append(Sample(list: table, paths: isUsed ? rows(table) : []))
    }
    for collection in sight.collections {
      let isUsed = collection.isUsable && contains(collection)
      collections.append(Sample(list: collection, paths: isUsed ? items(collection) : []))
    }
  }

  /// Whether a view is in none of the cells that others stand for.
  func contains(_ view: UIView?) -> Bool {
    var next = view
    while let view = next {
      if let isUsed = usesCell(view), !isUsed { return false }
      next = view.superview
    }
    return true
  }

  /// Whether a cell is used; nil for a view that is none.
  private func usesCell(_ view: UIView) -> Bool? {
    switch view {
    case let cell as UITableViewCell:
      for table in tables {
        if let path = table.list.indexPath(for: cell) { return table.paths.contains(path) }
      }
    case let cell as UICollectionViewCell:
      for collection in collections {
        if let path = collection.list.indexPath(for: cell) {
          return collection.paths.contains(path)
        }
      }
    default: break
    }
    return nil
  }
}

extension IndexPath {
  /// The place of a row or item: `2`, `1.2` past section 0, `2 in table 3` where there are several.
  ///
  /// - Parameter list: what a step calls the table or collection; nil for the first.
  func place(in list: String?) -> String {
    PersonStep.place(row, section: section, in: list)
  }
}

/// What a step calls one of several tables or collections.
enum ListName {
  /// - Parameter index: its index among the tables on display; nil for the first.
  static func table(_ index: Int?) -> String? { name("table", index) }

  /// - Parameter index: its index among the collections on display; nil for the first.
  static func collection(_ index: Int?) -> String? { name("collection", index) }

  private static func name(_ kind: String, _ index: Int?) -> String? {
    index.flatMap { $0 == 0 ? nil : "\(kind) \($0 + 1)" }
  }
}
