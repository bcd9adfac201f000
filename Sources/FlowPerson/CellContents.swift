import PortableUIKit

/// How many cells of a list are looked into.
private let mostCells = 100

extension UITableView {
  /// The cells of the first hundred rows.
  var cellsInReach: [UITableViewCell] { allRows.prefix(mostCells).compactMap(cellForRow) }
}

extension UICollectionView {
  /// The cells of the first hundred items.
  var cellsInReach: [UICollectionViewCell] { allItems.prefix(mostCells).compactMap(cellForItem) }
}

/// The rows and items that an explorer uses, which stand for the rest.
@MainActor
struct SampledCells {
  let table: UITableView?
  let rows: [IndexPath]
  let collection: UICollectionView?
  let items: [IndexPath]

  /// Whether a view is in none of the cells that others stand for.
  func contains(_ view: UIView?) -> Bool {
    var next = view
    while let view = next {
      if let cell = view as? UITableViewCell, let path = table?.indexPath(for: cell) {
        return rows.contains(path)
      }
      if let cell = view as? UICollectionViewCell, let path = collection?.indexPath(for: cell) {
        return items.contains(path)
      }
      next = view.superview
    }
    return true
  }
}
