import Foundation

/// The layout of a collection. Nothing is laid out.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() { super.init() }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Discards the headers, footers and other views of the sections.
  open func invalidateLayout() { collectionView?.discardSectionViews() }

  /// Called before a layout. Nothing is laid out here.
  open func prepare() {}

  /// Returns the attributes of the elements in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where scrolling would end.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open var collectionViewContentSize: CGSize { .zero }
}

/// The position and look of an element.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// The item.
  open var indexPath = IndexPath(item: 0, section: 0)
  open var frame = CGRect.zero
  /// The centre.
  open var center = CGPoint.zero
  open var size = CGSize.zero
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The position from back to front.
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity

  /// Returns a copy of the same class, with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Swift.type(of: self).created(plainly: true)
    copy.indexPath = indexPath
    copy.frame = frame
    copy.center = center
    copy.size = size
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    return copy
  }
}
