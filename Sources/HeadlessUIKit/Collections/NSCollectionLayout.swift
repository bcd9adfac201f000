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

/// How a section scrolls sideways.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// An item of a layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { super.init() }
  /// The space around it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
}

/// Items of a layout that belong together.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Items beside one another.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
  /// So many items beside one another.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
  /// Items below one another.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
  /// The space between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
}

/// What stands at the edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutItem
{
  /// Creates what stands at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) { self.init(layoutSize: layoutSize) }

  /// Whether it stays in sight.
  open var pinToVisibleBounds = false
}

/// A width and a height in a layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { super.init() }
}

/// A size in a layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  /// A part of the width.
  open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init() }
  /// A part of the height.
  open class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init() }
  /// So many points.
  open class func absolute(_ value: CGFloat) -> NSCollectionLayoutDimension { .init() }
  /// About so many points.
  open class func estimated(_ value: CGFloat) -> NSCollectionLayoutDimension { .init() }
}

/// The space between items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// So many points.
  open class func fixed(_ value: CGFloat) -> NSCollectionLayoutSpacing { .init() }
  /// At least so many points.
  open class func flexible(_ value: CGFloat) -> NSCollectionLayoutSpacing { .init() }
}

/// Where a section is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The traits that hold.
  var traitCollection: UITraitCollection { get }
}
