import Foundation

/// An item's cell in a list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// A description of what the cell shows, to be filled.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// What stands beside the content.
  open var accessories: [UICellAccessory] = []
}
