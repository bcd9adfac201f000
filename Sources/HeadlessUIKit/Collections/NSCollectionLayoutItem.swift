import Foundation

/// An item of a layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { super.init() }
  /// The space around it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
}
