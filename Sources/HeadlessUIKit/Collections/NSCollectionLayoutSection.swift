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
  /// What stands at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// A list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }

  /// How it scrolls sideways.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
}
