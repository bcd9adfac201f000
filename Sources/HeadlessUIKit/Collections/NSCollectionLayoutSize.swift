import Foundation

/// A width and a height in a layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { super.init() }
}
