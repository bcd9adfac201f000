import Foundation

extension UICollectionView {
  /// How cells of a class are filled.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let handler: Handler

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A cell, filled as registered.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = unsafeDowncast(
      (Cell.self as UICollectionViewCell.Type).dequeued(in: .zero), to: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
