import Foundation

extension UICollectionView {
  /// Uses cells of a class for an identifier.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: identifier)
  }

  /// Uses cells of a nib for an identifier: plain cells here.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib?.cellClass ?? UICollectionViewCell.self, for: identifier)
  }

  /// Uses other views of a class for an identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { reuse.register(viewClass, for: identifier, kind: elementKind) }

  /// A cell to fill.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = reuse.make(identifier) { (type: UICollectionViewCell.Type) in
      type.dequeued(in: .zero)
    }
    guard let made else {
      Complaint.raise(
        """
        Could not dequeue a cell with identifier \(identifier): register a class for the \
        identifier, with register(_:forCellWithReuseIdentifier:).
        """)
    }
    made.reuseIdentifier = identifier
    return made
  }

  /// Another view to fill.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let made = reuse.make(identifier, kind: elementKind) { (type: UICollectionReusableView.Type) in
      type.dequeued(in: .zero)
    }
    guard let made else {
      Complaint.raise(
        """
        Could not dequeue a view of kind \(elementKind) with identifier \(identifier): register a \
        class for them first.
        """)
    }
    made.reuseIdentifier = identifier
    return made
  }
}

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

extension UICollectionView {
  /// How other views of a class are filled.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let kind: String
    let handler: Handler

    /// Creates a registration.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// Another view, filled as registered.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let type: UICollectionReusableView.Type = Supplementary.self
    let view = unsafeDowncast(type.dequeued(in: .zero), to: Supplementary.self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
