import Foundation

/// How a list looks.
public struct UICollectionLayoutListConfiguration {
  /// What a list looks like.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What the list looks like.
  public let appearance: Appearance
  /// What stands above sections.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// What stands above sections.
  public var headerMode = HeaderMode.none
  /// What a swipe to the left offers.
  public var trailingSwipeActionsConfigurationProvider:
    (@MainActor (IndexPath) -> UISwipeActionsConfiguration?)?
  /// Whether lines separate the items.
  public var showsSeparators = true
  /// The colour behind.
  public var backgroundColor: UIColor?

  /// Creates a list's look.
  public init(appearance: Appearance) { self.appearance = appearance }
}
