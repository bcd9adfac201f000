import Foundation

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: identifier)
  }

  /// Registers a nib for an identifier: its cell, the class registered for it with ``UINib``, or plain
  /// cells.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    if let nib, nib.hasContents {
      return reuse.register(identifier) {
        nib.view(UICollectionViewCell.self) ?? UICollectionViewCell(frame: .zero)
      }
    }
    reuse.register(nib?.cellClass ?? UICollectionViewCell.self, for: identifier)
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { reuse.register(viewClass, for: identifier, kind: elementKind) }

  /// Registers a nib whose first supplementary view is created for an identifier, or a plain one.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(identifier, kind: kind) {
      nib?.view(UICollectionReusableView.self) ?? UICollectionReusableView(frame: .zero)
    }
  }

  /// Returns a cell of the class registered for an identifier.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = reuse.make(identifier) { (type: UICollectionViewCell.Type) in
      type.created(frame: .zero)
    }
    guard let made else {
      Misuse.raise(
        """
        Could not dequeue a cell with identifier \(identifier): register a class for the \
        identifier, with register(_:forCellWithReuseIdentifier:).
        """)
    }
    made.reuseIdentifier = identifier
    return made
  }

  /// Returns a supplementary view of the class registered for an identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let made = reuse.make(identifier, kind: elementKind) { (type: UICollectionReusableView.Type) in
      type.created(frame: .zero)
    }
    guard let made else {
      Misuse.raise(
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
  /// A function that configures cells of a class.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A function that configures a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let handler: Handler

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = created(Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

extension UICollectionView {
  /// A function that configures supplementary views of a class.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A function that configures a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let kind: String
    let handler: Handler

    /// Creates a registration.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = created(Supplementary.self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  private func created<View: UICollectionReusableView>(_ type: View.Type) -> View {
    let base: UICollectionReusableView.Type = type
    guard let view = base.created(frame: .zero) as? View else {
      Misuse.raise("\(type).init(frame:) created a view of another class.")
    }
    return view
  }
}
