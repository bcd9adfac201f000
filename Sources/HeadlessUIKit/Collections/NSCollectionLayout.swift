import Foundation

/// A section of a compositional layout. Nothing is laid out.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  override init() { super.init() }
  /// Creates a section of equal groups.
  public init(group: NSCollectionLayoutGroup) { super.init() }
  /// The insets around the content.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups.
  open var interGroupSpacing: CGFloat = 0
  /// The headers, footers and other supplementary items at the section's edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }

  public typealias VisibleItemsInvalidationHandler = (
    _ items: [any NSCollectionLayoutVisibleItem], _ offset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void
  /// What is called while the section scrolls, which it never does here.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var supplementariesFollowContentInsets = true

  /// The section's scrolling perpendicular to the layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
}

/// An item that is visible while a section scrolls.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var alpha: CGFloat { get set }
  var transform: CGAffineTransform { get set }
}

/// A view behind a section. It is not drawn.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open class func background(elementKind: String) -> Self {
    self.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}

/// The behaviour of a section that scrolls perpendicular to the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// An item of a compositional layout. Nothing is laid out.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Creates an item.
  public required init(layoutSize: NSCollectionLayoutSize) { super.init() }
  /// The insets around the content.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

/// The space around an item.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) { super.init() }
}

/// A group of items of a layout.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Returns a group of items in a row.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
  /// Returns a group of a number of items in a row.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
  /// Returns a group of a number of equal items in a row.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
  /// Returns a group of a number of items in a column.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
  /// Returns a group of a number of equal items in a column.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
  /// Returns a group of items in a column.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }
  /// The space between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
}

/// A supplementary item at the edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutItem
{
  /// Creates a supplementary item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) { self.init(layoutSize: layoutSize) }

  /// Whether the item stays visible while its section scrolls.
  open var pinToVisibleBounds = false
}

/// A width and a height in a layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { super.init() }
}

/// A width or a height in a layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init() }
  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { .init() }
  /// Returns a fixed number of points.
  open class func absolute(_ value: CGFloat) -> NSCollectionLayoutDimension { .init() }
  /// Returns an estimated number of points.
  open class func estimated(_ value: CGFloat) -> NSCollectionLayoutDimension { .init() }
}

/// The space between items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// Returns a fixed number of points.
  open class func fixed(_ value: CGFloat) -> NSCollectionLayoutSpacing { .init() }
  /// Returns a minimum number of points.
  open class func flexible(_ value: CGFloat) -> NSCollectionLayoutSpacing { .init() }
}

/// The environment in which a section is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  /// What the section is laid out in.
  var container: any NSCollectionLayoutContainer { get }
}

/// What a section is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size before the insets.
  var contentSize: CGSize { get }
  /// The size within the insets.
  var effectiveContentSize: CGSize { get }
}
