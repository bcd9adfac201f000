import PortableUIKit

/// What stands in a screen's views, and in those of the children it shows.
@MainActor
struct Contents {
  private(set) var controls: [UIControl] = []
  private(set) var tables: [UITableView] = []
  private(set) var collections: [UICollectionView] = []
  private(set) var pages: UIPageViewController?
  private var seen: Set<ObjectIdentifier> = []

  mutating func collect(from controller: UIViewController) {
    if let view = controller.viewIfLoaded {
      collect(from: view)
    }
    let pages = controller as? UIPageViewController
    self.pages = pages ?? self.pages
    for child in pages?.viewControllers ?? controller.children {
      collect(from: child)
    }
  }

  private mutating func collect(from view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01, seen.insert(ObjectIdentifier(view)).inserted else {
      return
    }
    switch view {
    case let control as UIControl: controls.append(control)
    case let table as UITableView: tables.append(table)
    case let collection as UICollectionView: collections.append(collection)
    default: for subview in view.subviews { collect(from: subview) }
    }
  }
}
