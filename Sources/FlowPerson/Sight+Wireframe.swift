import PortableUIKit
import ScreenPictures

extension Sight {
  /// What the screen on display looks like, in plain shapes; nil in an empty window.
  package var wireframe: Wireframe? {
    guard let screen, let screenName else { return nil }
    var reader = WireframeReader()
    switch screen {
    case let alert as UIAlertController: reader.read(alert)
    case is SFSafariViewController: reader.add(.left, "Done")
    default:
      if sheet === screen || sheet.map({ screen.hasAncestor($0) }) == true { reader.add(.sheet) }
      readBar(into: &reader, of: screen)
      reader.read(screen)
      for (container, shown) in hosts { reader.read(container, beside: shown) }
    }
    if let tabs, tabs.hasUsableBar {
      reader.add(Wireframe.Part(.tabs, texts: tabNames, selected: tabs.selectedIndex))
    }
    return Wireframe(screen: screenName, parts: reader.parts)
  }

  private func readBar(into reader: inout WireframeReader, of screen: UIViewController) {
    guard let navigation, !navigation.isNavigationBarHidden else { return }
    if hasBackButton { reader.add(.back) }
    let item = screen.navigationItem
    for item in item.leftBarButtonItems ?? [] { reader.add(.left, item.nameOnDisplay) }
    for item in item.rightBarButtonItems ?? [] { reader.add(.right, item.nameOnDisplay) }
    reader.add(.title, item.title ?? screen.title ?? "")
    if let search = item.searchController { reader.read(search.searchBar) }
  }
}

extension UIViewController {
  fileprivate func hasAncestor(_ other: UIViewController) -> Bool {
    var next = parent
    while let controller = next {
      if controller === other { return true }
      next = controller.parent
    }
    return false
  }
}

extension UIBarButtonItem {
  /// The title, or what a screen reader would read of a picture.
  fileprivate var nameOnDisplay: String { title ?? accessibilityLabel ?? "" }
}

/// Reads views from top to bottom.
@MainActor
private struct WireframeReader {
  /// The most rows and items of a list: more don't fit a screen.
  private static let mostRows = 20
  /// The most letters of a text.
  private static let mostLetters = 200

  private(set) var parts: [Wireframe.Part] = []
  /// UIKit's containers among what a screen embeds, by their views: those have no views of the app.
  private var containers: [ObjectIdentifier: UIViewController] = [:]
  /// Views that are passed over: what a screen of its own shows, and what that covers.
  private var hidden: [UIView] = []

  /// Reads a screen, with what it embeds.
  mutating func read(_ screen: UIViewController) {
    addContainers(in: screen)
    if let view = screen.viewIfLoaded { read(view) }
  }

  /// Reads what a container of the app's own shows beside one of its children: a tab bar of its own,
  /// or a drawer that is open.
  mutating func read(_ container: UIViewController, beside shown: UIViewController) {
    guard let view = container.viewIfLoaded, let shownView = shown.viewIfLoaded else { return }
    hidden = [shownView] + view.subviewsCovered(by: shownView)
    read(container)
    hidden = []
  }

  private mutating func addContainers(in controller: UIViewController) {
    for child in controller.children {
      if let view = child.viewIfLoaded, !child.isOfTheApp {
        containers[ObjectIdentifier(view)] = child
      }
      addContainers(in: child)
    }
  }

  /// Reads what one of UIKit's containers shows.
  private mutating func read(contentOf container: UIViewController) {
    let shown: [UIViewController] =
      switch container {
      case let pages as UIPageViewController: pages.viewControllers ?? []
      case let split as UISplitViewController: split.viewControllers
      default: container.nextOnDisplay.map { [$0] } ?? []
      }
    if let navigation = container as? UINavigationController, !navigation.isNavigationBarHidden {
      let top = navigation.topViewController
      addText(top?.navigationItem.title ?? top?.title)
    }
    for view in shown.compactMap(\.viewIfLoaded) { read(view) }
  }

  mutating func add(_ kind: Wireframe.Part.Kind, _ texts: String...) {
    add(Wireframe.Part(kind, texts: texts))
  }

  mutating func add(_ part: Wireframe.Part) {
    var part = part
    part.texts = part.texts.map { String($0.prefix(Self.mostLetters)) }
    parts.append(part)
  }

  mutating func read(_ alert: UIAlertController) {
    add(.alert)
    add(.title, alert.title ?? "")
    if let message = alert.message, !message.isEmpty { add(.text, message) }
    for field in alert.textFields ?? [] { read(field) }
    for action in alert.actions { add(.button, action.title ?? "") }
  }

  mutating func read(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01, !hidden.contains(where: { $0 === view })
    else { return }
    if let container = containers.removeValue(forKey: ObjectIdentifier(view)) {
      return read(contentOf: container)
    }
    switch view {
    case let label as UILabel: addText(label.text)
    case let view as UITextView: addText(view.text)
    case let image as UIImageView: add(.image, image.accessibilityLabel ?? "")
    case let bar as UISearchBar:
      add(.search, bar.text.flatMap { $0.isEmpty ? nil : $0 } ?? bar.placeholder ?? "")
    case let control as UIControl: read(control)
    case let table as UITableView: readRows(of: table)
    case let collection as UICollectionView:
      for path in collection.itemCounts.paths.prefix(Self.mostRows) {
        let cell = collection.cellForItem(at: path)
        add(.item, cell?.shownText ?? cell?.accessibilityLabel ?? "")
      }
    default: for subview in view.subviews { read(subview) }
    }
  }

  private mutating func addText(_ text: String?) {
    if let text, !text.isEmpty { add(.text, text) }
  }

  private mutating func read(_ control: UIControl) {
    switch control {
    case let field as UITextField:
      add(.field, field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder ?? "")
    case let control as UISwitch:
      add(control.isOn ? .on : .off, control.title ?? control.accessibilityLabel ?? "")
    case let control as UISegmentedControl:
      let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
      let selected = control.selectedSegmentIndex
      add(Wireframe.Part(.segments, texts: titles, selected: selected < 0 ? nil : selected))
    case let control as UISlider: add(.slider, control.accessibilityLabel ?? "")
    case let control as UIStepper: add(.stepper, control.accessibilityLabel ?? "")
    case is UIRefreshControl: break
    case is UIButton: add(.button, control.spokenName)
    default:
      // A control of the app's own shows what stands in it.
      if control.subviews.isEmpty {
        add(.button, control.spokenName)
      } else {
        for subview in control.subviews { read(subview) }
      }
    }
  }

  private mutating func readRows(of table: UITableView) {
    if let header = table.tableHeaderView { read(header) }
    for path in table.rowCounts.paths.prefix(Self.mostRows) {
      let cell = table.cellForRow(at: path)
      let content = cell?.contentConfiguration as? UIListContentConfiguration
      add(
        .row, cell?.shownText ?? content?.text ?? "",
        content?.secondaryText ?? cell?.detailTextLabel?.text ?? "")
    }
    if let footer = table.tableFooterView { read(footer) }
  }
}
