import FlowTrace
import PortableUIKit

/// How many cells of a list are looked into.
private let mostCells = 100

extension UITableView {
  /// The cells of the first hundred rows.
  var cellsInReach: [UITableViewCell] { allRows.prefix(mostCells).compactMap(cellForRow) }

  /// The rows among these whose cells take no touches.
  var inertRows: Set<IndexPath> {
    Set(cellsInReach.filter { !$0.isUserInteractionEnabled }.compactMap(indexPath(for:)))
  }
}

extension UICollectionView {
  /// The cells of the first hundred items.
  var cellsInReach: [UICollectionViewCell] { allItems.prefix(mostCells).compactMap(cellForItem) }

  /// The items among these whose cells take no touches.
  var inertItems: Set<IndexPath> {
    Set(cellsInReach.filter { !$0.isUserInteractionEnabled }.compactMap(indexPath(for:)))
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
