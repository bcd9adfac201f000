import Foundation

/// The space between items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// So many points.
  open class func fixed(_ value: CGFloat) -> NSCollectionLayoutSpacing { .init() }
  /// At least so many points.
  open class func flexible(_ value: CGFloat) -> NSCollectionLayoutSpacing { .init() }
}
