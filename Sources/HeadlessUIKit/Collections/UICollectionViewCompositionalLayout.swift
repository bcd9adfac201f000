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

  /// Creates a layout of identical sections.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout of individual sections.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    super.init()
  }

  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection())
  }
}

/// What the sections of a layout have in common.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() { super.init() }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// What the insets of the sections count from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
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

  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  /// The kind of section headers.
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above a section's header, in points; `nil` for the system's.
  public var headerTopPadding: CGFloat?
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  public typealias ItemSeparatorHandler = (
    _ path: IndexPath, _ separator: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// Returns the lines of an item. It is stored and never called.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (
      _ indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
  /// The function that returns a row's swipe actions at the trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The function that returns a row's swipe actions at the leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Whether lines separate the items.
  public var showsSeparators = true
  /// The background colour.
  public var backgroundColor: UIColor?

  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// The lines between the items of a list. They are not drawn.
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var color = UIColor.lightGray
  public var multipleSelectionColor = UIColor.lightGray

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
