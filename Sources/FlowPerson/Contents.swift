import PortableUIKit

/// What stands in a screen's views, and in those of the children it shows.
@MainActor
struct Contents {
  private(set) var controls: [UIControl] = []
  private(set) var tables: [UITableView] = []
  private(set) var collections: [UICollectionView] = []
  /// The text views that can be edited.
  private(set) var textViews: [UITextView] = []
  private(set) var pickerViews: [UIPickerView] = []
  private(set) var searchBars: [UISearchBar] = []
  private(set) var refreshControls: [UIRefreshControl] = []
  /// Toolbars, and navigation bars without a controller.
  private(set) var bars: [UIView] = []
  /// Tab bars without a controller.
  private(set) var tabBars: [UITabBar] = []
  /// The views that a person touches by gesture recognizers or for a context menu.
  private(set) var responsive: [UIView] = []
  /// The views that scroll, but for text views that can be edited.
  private(set) var scrollViews: [UIScrollView] = []
  /// The views of the app's own that take touches themselves.
  private(set) var touchViews: [TouchView] = []
  private(set) var pages: [UIPageViewController] = []
  private var seen: Set<ObjectIdentifier> = []
  /// The views of child controllers, which are passed over.
  private var childViews: [UIView] = []

  mutating func collect(from controller: UIViewController) {
    if let view = controller.viewIfLoaded {
      collect(from: view)
    }
    if let pages = controller as? UIPageViewController {
      self.pages.append(pages)
      for page in pages.viewControllers ?? [] { collect(from: page) }
    } else {
      for child in controller.children where controller.shows(child) { collect(from: child) }
    }
  }

  /// Collects what stands in the custom views of bar items.
  mutating func collect(from items: [UIBarButtonItem]) {
    for item in items where item.isOnBar && !item.isButton {
      item.customView.map { collect(from: $0) }
    }
  }

  /// Collects what a container shows beside one of its children: what stands in its own view, and
  /// in those of the other children that show.
  mutating func collect(from container: UIViewController, beside shown: UIViewController) {
    guard let view = container.viewIfLoaded else { return }
    let (outer, covered) = (childViews, view.subviewsCovered(by: shown.viewIfLoaded))
    childViews = container.children.compactMap(\.viewIfLoaded) + covered
    collect(from: view)
    childViews = outer
    for child in container.children where child !== shown {
      guard let childView = child.viewIfLoaded, childView.shows(in: view),
        !covered.contains(where: { childView.isDescendant(of: $0) })
      else { continue }
      collect(from: child.pathOnDisplay.last ?? child)
    }
  }

  /// Collects what a presentation controller of the app's own shows around a screen.
  mutating func collect(aroundPresented screen: UIViewController) {
    guard screen.modalPresentationStyle == .custom, let view = screen.viewIfLoaded,
      let container = screen.presentationController?.containerView, !(container is UIWindow)
    else { return }
    for other in container.subviews where !view.isDescendant(of: other) { collect(from: other) }
  }

  mutating func collect(from view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01, !childViews.contains(where: { $0 === view }),
      seen.insert(ObjectIdentifier(view)).inserted
    else { return }
    if view.gestureRecognizers?.isEmpty == false || !view.interactions.isEmpty {
      responsive.append(view)
    }
    if let touchView = TouchView(view) { touchViews.append(touchView) }
    if let view = view as? UIScrollView {
      view.refreshControl.map { refreshControls.append($0) }
      if (view as? UITextView)?.isEditable != true { scrollViews.append(view) }
    }
    switch view {
    case let control as UIRefreshControl: refreshControls.append(control)
    case let control as UIControl: collect(from: control)
    case let picker as UIPickerView: pickerViews.append(picker)
    case let bar as UISearchBar: searchBars.append(bar)
    case let bar as UINavigationBar where !(bar.delegate is UINavigationController):
      bars.append(bar)
      bar.topItem?.titleView.map { collect(from: $0) }
      collect(from: bar.barButtons)
    case is UIToolbar, is UINavigationBar, is UITabBar:
      if view is UIToolbar {
        bars.append(view)
        collect(from: view.barButtons)
      }
      if let bar = view as? UITabBar, !(bar.delegate is UITabBarController) { tabBars.append(bar) }
      // On a phone, what stands there is UIKit's own.
      #if !FLOW_PHONE
        for subview in view.subviews { collect(from: subview) }
      #endif
    case let table as UITableView:
      tables.append(table)
      for view in [table.tableHeaderView, table.tableFooterView, table.backgroundView] {
        view.map { collect(from: $0) }
      }
      for view in table.viewsOfSections { collect(from: view) }
      for case let control as UIRefreshControl in table.subviews { refreshControls.append(control) }
      for cell in table.cellsInReach { collect(from: cell) }
    case let collection as UICollectionView:
      collections.append(collection)
      collection.backgroundView.map { collect(from: $0) }
      for view in collection.viewsOfSections { collect(from: view) }
      for cell in collection.cellsInReach { collect(from: cell) }
    case let view as UITextView where view.isEditable: textViews.append(view)
    default: for subview in view.subviews { collect(from: subview) }
    }
  }
}

extension Contents {
  /// Collects a control, and those in it, such as the keys of a keypad: a finger reaches them first.
  private mutating func collect(from control: UIControl) {
    let place = controls.count
    for subview in control.subviews { collect(from: subview) }
    if controls.count == place || control.isTouchedItself { controls.insert(control, at: place) }
  }
}

extension UIControl {
  /// Whether touches of the control itself do something, and not only those of controls in it.
  var isTouchedItself: Bool { !allControlEvents.isDisjoint(with: .allTouchEvents) }

  /// Whether other controls are in it.
  var holdsControls: Bool { subviews.contains(where: \.isOrHoldsControl) }
}

extension UIViewController {
  /// Whether the view of a child shows in that of this controller. The results of a search stand on the screen.
  fileprivate func shows(_ child: UIViewController) -> Bool {
    if self is UISearchController { return true }
    guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
    return childView.shows(in: view)
  }
}

extension UIView {
  fileprivate var isOrHoldsControl: Bool {
    self is UIControl || subviews.contains(where: \.isOrHoldsControl)
  }
}

extension UINavigationItem {
  /// The buttons on both sides.
  var barButtons: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }
}

extension UIView {
  /// The buttons of a toolbar, or of a navigation bar's item.
  var barButtons: [UIBarButtonItem] {
    switch self {
    case let bar as UIToolbar: bar.items ?? []
    case let bar as UINavigationBar: bar.topItem?.barButtons ?? []
    default: []
    }
  }

  /// The subviews under one that is as large as this view.
  func subviewsCovered(by cover: UIView?) -> ArraySlice<UIView> {
    guard let cover, cover.frame.size == bounds.size,
      let place = subviews.firstIndex(where: { $0 === cover })
    else { return [] }
    return subviews[..<place]
  }
}
