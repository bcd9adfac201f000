import Foundation

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
