import Foundation

/// A layout put together from sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes the layout of a section.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  /// Creates a layout of equal sections.
  public init(section: NSCollectionLayoutSection) { super.init() }

  /// Creates a layout of sections of their own.
  public init(sectionProvider: @escaping SectionProvider) { super.init() }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection())
  }
}

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
