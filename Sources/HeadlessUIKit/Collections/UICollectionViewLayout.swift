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

  /// How large everything is.
  open var collectionViewContentSize: CGSize { .zero }
}
