import Foundation

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
