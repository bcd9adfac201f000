import Foundation

extension UITableView {
  enum SectionEdge: String {
    case header, footer
  }

  /// The headers and footers, in their order.
  package var sectionViews: [UIView] {
    (0..<min(numberOfSections, UITableView.mostSectionsRead)).flatMap {
      sectionViews(of: $0).map(\.view)
    }
  }

  func view(_ edge: SectionEdge, ofSection section: Int) -> UIView? {
    sectionViews(of: section).first { $0.kind == edge.rawValue }?.view
  }

  private func sectionViews(of section: Int) -> [SectionView] {
    guard let delegate else { return [] }
    return sectionViews(of: section) {
      var views: [SectionView] = []
      if isShown(delegate.tableView(self, heightForHeaderInSection: section)),
        let header = delegate.tableView(self, viewForHeaderInSection: section)
      {
        views.append(SectionView(kind: SectionEdge.header.rawValue, view: header))
        delegate.tableView(self, willDisplayHeaderView: header, forSection: section)
      }
      if isShown(delegate.tableView(self, heightForFooterInSection: section)),
        let footer = delegate.tableView(self, viewForFooterInSection: section)
      {
        views.append(SectionView(kind: SectionEdge.footer.rawValue, view: footer))
        delegate.tableView(self, willDisplayFooterView: footer, forSection: section)
      }
      return views
    }
  }

  /// Whether a header or footer of a height shows: apps hide one by the least height that is not zero.
  private func isShown(_ height: CGFloat) -> Bool {
    height == UITableView.automaticDimension || height > 0.01
  }
}

extension ListView {
  /// The most sections whose headers and footers are read to show what is on display.
  static var mostSectionsRead: Int { 100 }
}
