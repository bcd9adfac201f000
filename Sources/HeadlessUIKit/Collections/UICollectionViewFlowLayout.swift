import Foundation

/// Items one after another, in lines.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The space between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The space between items.
  open var minimumInteritemSpacing: CGFloat = 10
  /// How large items are.
  open var itemSize = CGSize(width: 50, height: 50)
  /// How large items are, about.
  open var estimatedItemSize = CGSize.zero
  /// Which way one scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// How large headers are.
  open var headerReferenceSize = CGSize.zero
  /// How large footers are.
  open var footerReferenceSize = CGSize.zero
  /// The space around a section.
  open var sectionInset = UIEdgeInsets.zero
  /// Whether headers stay in sight.
  open var sectionHeadersPinToVisibleBounds = false

  /// As large as the cell asks for.
  nonisolated public static let automaticSize = CGSize(width: 1.79e308, height: 1.79e308)
}
