import Foundation

/// A section of a compositional layout. Nothing is laid out.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// Creates a section of equal groups.
  public init(group: NSCollectionLayoutGroup) {
    listConfiguration = nil
    super.init()
  }

  /// Creates a section of a list.
  init(_ configuration: UICollectionLayoutListConfiguration) {
    listConfiguration = configuration
    super.init()
  }

  /// What the app says about the list; nil for a section of groups.
  final let listConfiguration: UICollectionLayoutListConfiguration?

  /// The insets around the content.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups.
  open var interGroupSpacing: CGFloat = 0
  /// The headers, footers and other supplementary items at the section's edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }

  public typealias VisibleItemsInvalidationHandler = (
    _ items: [any NSCollectionLayoutVisibleItem], _ offset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void
  /// What is called while the section scrolls, which it never does here.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var supplementariesFollowContentInsets = true
  /// What the insets of the content count from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of the supplementary items count from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// The section's scrolling perpendicular to the layout.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
}

/// What the insets of a layout count from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// An item that is visible while a section scrolls.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var alpha: CGFloat { get set }
  var transform: CGAffineTransform { get set }
}

/// The behaviour of a section that scrolls perpendicular to the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
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
