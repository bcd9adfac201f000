import Foundation

/// How a list looks.
public struct UICollectionLayoutListConfiguration: Sendable {
  /// What a list looks like.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What the list looks like.
  public let appearance: Appearance
  /// Whether lines separate the items.
  public var showsSeparators = true
  /// The colour behind.
  public var backgroundColor: UIColor?

  /// Creates a list's look.
  public init(appearance: Appearance) { self.appearance = appearance }
}
