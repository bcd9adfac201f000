import Foundation

/// Where a section is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The traits that hold.
  var traitCollection: UITraitCollection { get }
}

/// How a list looks.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// What a list looks like.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What the list looks like.
  public let appearance: Appearance
  /// Whether lines separate the items.
  public var showsSeparators = true
  /// The colour behind.
  public var backgroundColor: UIColor?

  /// Creates a list's look.
  public init(appearance: Appearance) { self.appearance = appearance }
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

/// A width and a height in a layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { super.init() }
}

/// An item of a layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { super.init() }
  /// The space around it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
}

/// The space between items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// So many points.
  open class func fixed(_ value: CGFloat) -> NSCollectionLayoutSpacing { .init() }
  /// At least so many points.
  open class func flexible(_ value: CGFloat) -> NSCollectionLayoutSpacing { .init() }
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

/// How a section scrolls sideways.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
