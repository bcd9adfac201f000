import Foundation

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
