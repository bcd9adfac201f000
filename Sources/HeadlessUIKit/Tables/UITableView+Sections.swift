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
      let header =
        isShown(delegate.tableView(self, heightForHeaderInSection: section))
        ? delegate.tableView(self, viewForHeaderInSection: section) : nil
      let footer =
        isShown(delegate.tableView(self, heightForFooterInSection: section))
        ? delegate.tableView(self, viewForFooterInSection: section) : nil
      return [(SectionEdge.header, header), (.footer, footer)].compactMap { edge, view in
        view.map { SectionView(kind: edge.rawValue, view: $0) }
      }
    } didCreate: { view in
      if view.kind == SectionEdge.header.rawValue {
        delegate.tableView(self, willDisplayHeaderView: view.view, forSection: section)
      } else {
        delegate.tableView(self, willDisplayFooterView: view.view, forSection: section)
      }
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
