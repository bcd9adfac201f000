import Foundation

/// A section of a layout.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  override init() { super.init() }
  /// Creates a section of equal groups.
  public init(group: NSCollectionLayoutGroup) { super.init() }
  /// The space around it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups.
  open var interGroupSpacing: CGFloat = 0
  /// How it scrolls sideways.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
}
