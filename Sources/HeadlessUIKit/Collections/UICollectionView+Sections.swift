import Foundation

extension UICollectionView {
  /// The headers, footers and other views of the sections, in their order.
  package var sectionViews: [UIView] { sectionViewsRead.map(\.view) }

  var sectionViewsRead: [SectionView] {
    (0..<min(numberOfSections, Self.mostSectionsRead)).flatMap(sectionViews)
  }

  func sectionViews(of section: Int) -> [SectionView] {
    guard let dataSource else { return [] }
    let path = IndexPath(item: 0, section: section)
    return sectionViews(of: section) {
      kinds(ofSection: section).map { kind in
        SectionView(
          kind: kind,
          view: dataSource.collectionView(
            self, viewForSupplementaryElementOfKind: kind, at: path))
      }
    } didCreate: { made in
      guard let view = made.view as? UICollectionReusableView else { return }
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: made.kind, at: path)
    }
  }

  /// What the app says about a section of a compositional layout.
  private func layoutSection(_ index: Int) -> NSCollectionLayoutSection? {
    if let known = list.layoutSections[index] { return known }
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    let section = layout?.section(at: index)
    list.layoutSections[index] = section
    return section
  }

  /// The kinds of views that the layout has for a section.
  private func kinds(ofSection section: Int) -> [String] {
    switch collectionViewLayout {
    case let layout as UICollectionViewCompositionalLayout:
      let ofAll = section == 0 ? layout.configuration.boundarySupplementaryItems : []
      let own = layoutSection(section)
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
  /// The swipe actions of an item of a list at one edge.
  package func swipeActions(at indexPath: IndexPath, leading: Bool) -> [UIContextualAction] {
    let list = layoutSection(indexPath.section)?.listConfiguration
    let provider =
      leading
      ? list?.leadingSwipeActionsConfigurationProvider
      : list?.trailingSwipeActionsConfigurationProvider
    return provider?(indexPath)?.actions ?? []
  }
}
