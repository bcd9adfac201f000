import PortableUIKit

extension UITableView {
  /// The headers and footers of the sections.
  var viewsOfSections: [UIView] {
    #if FLOW_PHONE
      (0..<numberOfSections).flatMap { section in
        ([headerView(forSection: section), footerView(forSection: section)] as [UIView?])
          .compactMap { $0 }
      }
    #else
      sectionViews
    #endif
  }
}

extension UICollectionView {
  /// The headers, footers and other views of the sections.
  var viewsOfSections: [UIView] {
    #if FLOW_PHONE
      [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .flatMap { visibleSupplementaryViews(ofKind: $0) }
    #else
      sectionViews
    #endif
  }
}
