import PortableUIKit

/// What stands in a screen's views, and in those of the children it shows.
@MainActor
struct Contents {
  private(set) var controls: [UIControl] = []
  private(set) var tables: [UITableView] = []
  private(set) var pages: UIPageViewController?
  private var seen: Set<ObjectIdentifier> = []

  mutating func collect(from controller: UIViewController) {
    if let view = controller.viewIfLoaded {
      collect(from: view)
    }
    if let pages = controller as? UIPageViewController {
      self.pages = pages
      pages.viewControllers?.forEach { collect(from: $0) }
    } else {
      controller.children.forEach { collect(from: $0) }
    }
  }

  private mutating func collect(from view: UIView) {
    guard !view.isHidden, seen.insert(ObjectIdentifier(view)).inserted else { return }
    switch view {
    case let control as UIControl: controls.append(control)
    case let table as UITableView: tables.append(table)
    default: view.subviews.forEach { collect(from: $0) }
    }
  }
}
