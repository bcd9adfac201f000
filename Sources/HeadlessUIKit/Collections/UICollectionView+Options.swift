import Foundation

extension UICollectionView {
  /// Which way one scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The positions as bits.
    public var rawValue: UInt

    /// Creates a set of positions.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle, sideways.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// What stands above a section.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// What stands below a section.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
