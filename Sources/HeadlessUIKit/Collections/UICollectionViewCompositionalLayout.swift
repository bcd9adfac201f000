import Foundation

/// A layout composed of sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A function that returns the layout of a section.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  /// Creates a layout of identical sections.
  public init(section: NSCollectionLayoutSection) { super.init() }

  /// Creates a layout of individual sections.
  public init(sectionProvider: @escaping SectionProvider) { super.init() }

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection())
  }
}

/// The appearance, headers and swipe actions of a list layout.
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The style of the list.
  public let appearance: Appearance
  /// The kind of section headers.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// The kind of section headers.
  public var headerMode = HeaderMode.none
  /// The function that returns a row's swipe actions at the trailing edge.
  public var trailingSwipeActionsConfigurationProvider:
    (@MainActor (IndexPath) -> UISwipeActionsConfiguration?)?
  /// The function that returns a row's swipe actions at the leading edge.
  public var leadingSwipeActionsConfigurationProvider:
    (@MainActor (IndexPath) -> UISwipeActionsConfiguration?)?
  /// Whether lines separate the items.
  public var showsSeparators = true
  /// The background colour.
  public var backgroundColor: UIColor?

  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}
