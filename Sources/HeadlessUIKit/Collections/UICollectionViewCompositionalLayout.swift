import Foundation

/// A layout composed of sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A function that returns the layout of a section.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  private let provider: SectionProvider?

  /// Creates a layout of identical sections.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// Creates a layout of individual sections.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// Creates a layout of identical sections.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout of individual sections.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) {
    provider = nil
    super.init(coder: coder)
  }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(configuration))
  }

  /// Returns what the app says about a section, as laid out on a phone's screen.
  final func section(at index: Int) -> NSCollectionLayoutSection? {
    provider?(index, ScreenLayoutEnvironment())
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

/// The environment of a section: a phone's screen.
private final class ScreenLayoutEnvironment: NSCollectionLayoutEnvironment {
  private final class Container: NSCollectionLayoutContainer {
    let contentSize = UIScreen.main.bounds.size
    var effectiveContentSize: CGSize { contentSize }
  }

  let traitCollection = UITraitCollection.current
  let container: any NSCollectionLayoutContainer = Container()
}
