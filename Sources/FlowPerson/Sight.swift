import PortableUIKit

/// What a person sees in a window: the screen on display and what can be done there.
@MainActor
public struct Sight {
  /// The screen on display; nil in an empty window.
  public let screen: UIViewController?
  /// Whatever covers the rest and may be pulled down.
  let sheet: UIViewController?
  /// The containers that the screen is in and the app may have added views to, and which of their children
  /// shows, the innermost first.
  let hosts: [(container: UIViewController, shown: UIViewController)]
  let navigation: UINavigationController?
  let tabs: UITabBarController?
  let pages: UIPageViewController?
  /// The tables that a person can use; the first one where there is none.
  let tables: [UITableView]
  /// The collections that a person can use; the first one where there is none.
  let collections: [UICollectionView]
  let textInputs: [TextInput]
  let switches: [UISwitch]
  let segments: [Segment]
  let steppers: [UIStepper]
  let sliders: [UISlider]
  let datePickers: [Wheel<UIDatePicker>]
  let pickerViews: [Wheel<UIPickerView>]
  let searchBars: [UISearchBar]
  let refreshControls: [UIRefreshControl]
  /// The views that a person touches by gesture recognizers or for a context menu.
  let responsive: [UIView]
  /// The views that scroll.
  let scrollViews: [UIScrollView]
  /// The views of the app's own that take touches themselves.
  let touchViews: [TouchView]
  let targets: [Target]
  /// What the system asks in front of all that.
  let prompt: SystemPrompt?

  init(_ window: UIWindow) {
    let onDisplay = window.rootViewController?.pathOnDisplay ?? []
    prompt = SystemPrompt.current
    let path = prompt == nil ? onDisplay : []
    let front = path.lastIndex { $0.presentingViewController?.ownPresentedViewController === $0 }
    let visible = path[(front ?? 0)...]
    screen = onDisplay.last
    sheet = front.map { path[$0] }
    let columns = visible.columnsBeside.map(\.pathOnDisplay)
    let stack = visible.last { $0 is UINavigationController } as? UINavigationController
    navigation = Self.stackToUse(stack, columns: columns)
    tabs = visible.last { $0 is UITabBarController } as? UITabBarController

    var contents = Contents()
    let bar = stack?.isNavigationBarHidden == false ? visible.last?.navigationItem : nil
    bar?.titleView.map { contents.collect(from: $0) }
    for case let stack as UINavigationController in visible + columns.joined() {
      contents.collect(from: stack.usableBarItems)
    }
    if let search = bar?.searchController { contents.collect(from: search.searchBar) }
    let search = visible.last?.childrenAndSearch.last as? UISearchController
    (search ?? visible.last).map { contents.collect(from: $0) }
    sheet.map { contents.collect(aroundPresented: $0) }
    hosts = zip(visible, visible.dropFirst()).reversed().filter { $0.0.mayAddViews }
      .map { (container: $0, shown: $1) }
    for (container, shown) in hosts {
      contents.collect(from: container, beside: shown)
    }
    for column in columns { column.last.map { contents.collect(from: $0) } }
    if let tabs, tabs.hasUsableBar { contents.collect(from: tabs.tabBar) }
    pages =
      contents.pages.last { $0.viewIfLoaded?.touchObstacle == nil } ?? contents.pages.last
      ?? visible.last { $0 is UIPageViewController } as? UIPageViewController
    tables = Self.usable(contents.tables)
    collections = Self.usable(contents.collections)
    textInputs =
      contents.controls.compactMap { ($0 as? UITextField).map(TextInput.field) }
      + contents.textViews.map(TextInput.view)
    switches = contents.controls.compactMap { $0 as? UISwitch }
    segments = contents.controls.compactMap { $0 as? UISegmentedControl }.flatMap { control in
      (0..<control.numberOfSegments).map { Segment(control: control, index: $0) }
    }
    steppers = contents.controls.compactMap { $0 as? UIStepper }
    sliders = contents.controls.compactMap { $0 as? UISlider }
    datePickers = Wheel.all(in: contents.controls, and: textInputs)
    pickerViews = Wheel.all(in: contents.pickerViews, and: textInputs)
    searchBars = contents.searchBars
    refreshControls = contents.refreshControls
    responsive = contents.responsive
    scrollViews = contents.scrollViews
    touchViews = contents.touchViews
    var targets = (visible + columns.joined()).flatMap(Self.barItems)
    targets += contents.bars.flatMap { Target.buttons($0.barButtons, on: $0) }
    targets += contents.tabBars.flatMap(Target.tabs)
    targets += contents.controls.filter(Self.isTapped).map { Target($0) }
    targets += contents.responsive.flatMap(Target.tapped)
    targets += contents.touchViews.compactMap { Target($0) }
    targets += tables.flatMap(Target.accessories)
    targets += contents.searchBars.flatMap(Target.keys)
    targets += textInputs.compactMap { Target.returnKey(for: $0) }
    targets += Self.ownTargets(of: path.last)
    self.targets = prompt.map(Target.answers) ?? targets
  }

  /// The titles of what can be tapped, in order: bars first, then the screen from top to bottom.
  public var titles: [String] {
    targets.filter(\.isUsable).map(\.title)
  }

  /// The buttons for digits; nil where one of the ten is missing.
  var keypad: Keypad? { Keypad(in: targets) }

  /// The names of the tabs on display, from left to right.
  var tabNames: [String] { tabs.flatMap { $0.hasUsableBar ? $0.spokenTabNames : nil } ?? [] }

  /// Whether the item of a tab is enabled.
  func isTabEnabled(at index: Int) -> Bool {
    let item = tabs?.viewControllers?[index].tabBarItem as UITabBarItem?
    return item?.isEnabled ?? true
  }

  /// The titles of tabs that can't be selected. A tab without one keeps a place free.
  var disabledTabTitles: [String] {
    tabNames.indices.compactMap { index in
      guard !isTabEnabled(at: index), let tab = tabs?.viewControllers?[index] else { return nil }
      let title = tab.tabBarItem.title ?? tab.title ?? ""
      return title.isEmpty ? nil : title
    }
  }

  /// What the class of the screen on display is called, without its module; nil in an empty window.
  public var screenName: String? {
    screen.map { String(describing: type(of: $0)) }
  }

  private static func usable<List: UIScrollView>(_ lists: [List]) -> [List] {
    let usable = lists.filter(\.isUsable)
    return usable.isEmpty ? Array(lists.prefix(1)) : usable
  }

  /// The navigation controller in which to go back: of several columns', one with a back button.
  private static func stackToUse(
    _ stack: UINavigationController?, columns: [[UIViewController]]
  ) -> UINavigationController? {
    guard stack?.showsBackButton != true else { return stack }
    return columns.joined().lazy.compactMap { $0 as? UINavigationController }
      .first { $0.showsBackButton } ?? stack
  }

  /// Whether a control is one to tap, rather than to flip, to choose in, or to type into.
  private static func isTapped(_ control: UIControl) -> Bool {
    switch control {
    case is UITextField, is UISwitch, is UISegmentedControl, is UIStepper, is UISlider,
      is UIDatePicker:
      false
    // Its dots show where one is; where nobody may touch them, pages are turned.
    case let dots as UIPageControl: dots.isUserInteractionEnabled && dots.numberOfPages > 1
    default: true
    }
  }

  private static func barItems(of controller: UIViewController) -> [Target] {
    guard let navigation = controller as? UINavigationController,
      let screen = navigation.topViewController
    else { return [] }
    var targets: [Target] = []
    let bar: UINavigationBar = navigation.navigationBar
    if !navigation.isNavigationBarHidden, !bar.isHidden {
      targets += Target.buttons(screen.navigationItem.barButtons, on: bar, of: navigation)
    }
    if !navigation.isToolbarHidden, let bar = navigation.toolbar, !bar.isHidden {
      targets += Target.buttons(screen.toolbarItems ?? [], on: bar, of: navigation)
    }
    return targets
  }

  /// What can be tapped in a screen of the platform's own.
  private static func ownTargets(of controller: UIViewController?) -> [Target] {
    switch controller {
    case let alert as UIAlertController: alert.actions.map { Target($0, in: alert) }
    case let safari as SFSafariViewController: [Target(safari)]
    default: []
    }
  }
}

extension UIViewController {
  /// Whether it is a container of the app's own, whose views and other children show beside the one
  /// that is on display: a drawer's menu, the buttons of a tab bar, a player.
  var isOfTheApp: Bool {
    switch self {
    case is UINavigationController, is UITabBarController, is UISplitViewController,
      is UIPageViewController:
      false
    default: true
    }
  }

  /// Whether views of the app may show beside what it shows: in a container of the app's own, and in
  /// those of UIKit where the app has a subclass, such as pages with a button to skip them.
  fileprivate var mayAddViews: Bool {
    let plain: [UIViewController.Type] = [
      UINavigationController.self, UITabBarController.self, UISplitViewController.self,
      UIPageViewController.self,
    ]
    return !plain.contains { $0 == type(of: self) }
  }
}

extension ArraySlice<UIViewController> {
  /// The columns of split view controllers beside those that the path leads through, which show, too.
  @MainActor fileprivate var columnsBeside: [UIViewController] {
    zip(self, dropFirst()).flatMap { container, shown in
      (container as? UISplitViewController)?.viewControllers.filter { $0 !== shown } ?? []
    }
  }
}

extension UIBarButtonItem {
  /// Whether a tap on the item does something by itself, and not one on its custom view.
  var isButton: Bool { customView == nil }

  /// Whether the item shows, and is no space between others.
  var isOnBar: Bool {
    if #available(iOS 16, *), isHidden { return false }
    if let customView { return !customView.isHidden && customView.alpha >= 0.01 }
    return primaryAction != nil || action != nil || menu != nil
  }
}

extension Sight: @MainActor CustomStringConvertible {
  /// A sentence that lists what is on display.
  public var description: String {
    guard let screen else { return "Nothing is on display." }
    var things = titles.map { "\"\($0)\"" }
    if hasBackButton {
      things.append("a back button")
    }
    if answersSwipeDown {
      things.append("a sheet that can be swiped down")
    }
    if pages != nil {
      things.append("pages to turn")
    }
    for table in tables {
      let rows = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
      things.append("a table of \(rows.reduce(0, +)) rows")
    }
    for collection in collections {
      let items = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
      things.append("a collection of \(items.reduce(0, +)) items")
    }
    if refreshable != nil {
      things.append("a list to pull down")
    }
    things += searchBars.map { "the search bar \"\($0.personName)\"" }
    things += textInputs.map { input in
      switch input {
      case .field: "the text field \"\(input.name)\""
      case .view: "the text view \"\(input.name)\""
      }
    }
    things += switches.map { "the switch \"\($0.personName)\"" }
    things += segments.map { "the segment \"\($0.title)\"" }
    things += steppers.map { "the stepper \"\($0.personName)\"" }
    things += sliders.map { "the slider \"\($0.personName)\"" }
    things += datePickers.map { "the date picker \"\($0.name)\"" }
    things += pickerViews.map { "the picker \"\($0.name)\"" }
    if keypad != nil { things.append("a keypad") }
    things += tabNames.map { "the tab \"\($0)\"" }
    let name = String(describing: type(of: screen))
    let title = screen.navigationItem.title ?? screen.title
    let called = title.map { "\(name) \"\($0)\"" } ?? name
    let list = things.isEmpty ? "nothing to touch" : things.joined(separator: ", ")
    return "On display is \(called) with \(list)."
  }
}
