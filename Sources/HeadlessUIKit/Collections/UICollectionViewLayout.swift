import Foundation

/// How a collection is laid out. Nothing is.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection it lays out.
  open internal(set) weak var collectionView: UICollectionView?

  /// Lays out again.
  open func invalidateLayout() {}

  /// Prepares to lay out.
  open func prepare() {}

  /// Where everything in a rectangle is.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Whether everything is laid out again when the size changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// How large everything is.
  open var collectionViewContentSize: CGSize { .zero }
}
