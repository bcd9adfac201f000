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
