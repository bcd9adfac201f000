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

/// Where something of a collection is.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// Creates an item's place.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// The item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Where it is.
  open var frame = CGRect.zero
  /// The middle of it.
  open var center = CGPoint.zero
  /// How large it is.
  open var size = CGSize.zero
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// How near it is.
  open var zIndex = 0
  /// Whether it is hidden.
  open var isHidden = false
  /// How it is transformed.
  open var transform = CGAffineTransform.identity
}
