import Foundation

/// An item of a compositional layout. Nothing is laid out.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Creates an item.
  public required init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// Creates an item with badges or frames.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    self.supplementaryItems = supplementaryItems
  }

  public let layoutSize: NSCollectionLayoutSize
  /// The views that belong to the item, such as badges.
  public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  /// The insets around the content.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

/// A group of items of a layout.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Returns a group of items in a row.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(layoutSize, of: subitems) }
  /// Returns a group of a number of items in a row.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, of: [subitem]) }
  /// Returns a group of a number of equal items in a row.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, of: [subitem]) }
  /// Returns a group of items in a column.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(layoutSize, of: subitems) }
  /// Returns a group of a number of items in a column.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, of: [subitem]) }
  /// Returns a group of a number of equal items in a column.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, of: [subitem]) }
  /// Returns a group whose items have frames of their own. The frames are not asked for.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { .init(layoutSize: layoutSize) }

  private static func group(
    _ layoutSize: NSCollectionLayoutSize, of subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    let group = self.init(layoutSize: layoutSize)
    group.subitems = subitems
    return group
  }

  public private(set) var subitems: [NSCollectionLayoutItem] = []
  /// The space between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
}

/// What gives the items of a group their frames.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ environment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// An item with a frame of its own in a group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  public let frame: CGRect
  public let zIndex: Int
}

/// A view that belongs to an item or a section, such as a badge or a header.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Creates a view of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize: layoutSize, elementKind: elementKind) }

  /// Creates a view of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize: layoutSize, elementKind: elementKind) }

  convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
  }

  public private(set) var elementKind = ""
  open var zIndex = 0
}

/// A supplementary item at the edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Creates a supplementary item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind)
    self.alignment = alignment
    offset = absoluteOffset
  }

  public private(set) var alignment = NSRectAlignment.none
  public private(set) var offset = CGPoint.zero
  /// Whether the item stays visible while its section scrolls.
  open var pinToVisibleBounds = false
  /// Whether the item makes its section larger.
  open var extendsBoundary = true
}

/// A view behind a section. It is not drawn.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open class func background(elementKind: String) -> Self {
    let item = self.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.elementKind = elementKind
    return item
  }

  public private(set) var elementKind = ""
  open var zIndex = 0
}
