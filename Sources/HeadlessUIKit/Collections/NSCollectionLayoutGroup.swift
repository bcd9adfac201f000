import Foundation

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
