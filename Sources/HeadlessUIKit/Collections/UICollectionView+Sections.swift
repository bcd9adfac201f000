import Foundation

extension UICollectionView {
  /// The headers, footers and other views of the sections, in their order.
  package var sectionViews: [UIView] { sectionViewsRead.map(\.view) }

  var sectionViewsRead: [SectionView] {
    (0..<min(numberOfSections, Self.mostSectionsRead)).flatMap(sectionViews)
  }

  func sectionViews(of section: Int) -> [SectionView] {
    guard let dataSource else { return [] }
    return sectionViews(of: section) {
      kinds(ofSection: section).map { kind in
        let path = IndexPath(item: 0, section: section)
        let view = dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: path)
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        return SectionView(kind: kind, view: view)
      }
    }
  }

  /// The kinds of views that the layout has for a section.
  private func kinds(ofSection section: Int) -> [String] {
    switch collectionViewLayout {
    case let layout as UICollectionViewCompositionalLayout:
      let ofAll = section == 0 ? layout.configuration.boundarySupplementaryItems : []
      let own = layout.section(at: section)
      return (ofAll + (own?.boundarySupplementaryItems ?? [])).map(\.elementKind)
        + (own?.listConfiguration?.kinds ?? [])
    case let layout as UICollectionViewFlowLayout:
      let delegate = delegate as? any UICollectionViewDelegateFlowLayout
      let header =
        delegate?.collectionView(self, layout: layout, referenceSizeForHeaderInSection: section)
        ?? layout.headerReferenceSize
      let footer =
        delegate?.collectionView(self, layout: layout, referenceSizeForFooterInSection: section)
        ?? layout.footerReferenceSize
      return (layout.isShown(header) ? [UICollectionView.elementKindSectionHeader] : [])
        + (layout.isShown(footer) ? [UICollectionView.elementKindSectionFooter] : [])
    default: return []
    }
  }
}

extension UICollectionViewFlowLayout {
  /// Whether a header or footer of a size shows: it is as wide, or where items scroll sideways as high,
  /// as the collection.
  fileprivate func isShown(_ size: CGSize) -> Bool {
    (scrollDirection == .vertical ? size.height : size.width) > 0
  }
}

extension UICollectionLayoutListConfiguration {
  /// The kinds of views that a section of the list has.
  fileprivate var kinds: [String] {
    (headerMode == .supplementary ? [UICollectionView.elementKindSectionHeader] : [])
      + (footerMode == .supplementary ? [UICollectionView.elementKindSectionFooter] : [])
  }
}

extension UICollectionView {
  /// The swipe actions of an item of a list at one edge; nil where its layout offers none.
  package func swipeActions(at indexPath: IndexPath, leading: Bool) -> [UIContextualAction] {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    let list = layout?.section(at: indexPath.section)?.listConfiguration
    let provider =
      leading
      ? list?.leadingSwipeActionsConfigurationProvider
      : list?.trailingSwipeActionsConfigurationProvider
    return provider?(indexPath)?.actions ?? []
  }
}
