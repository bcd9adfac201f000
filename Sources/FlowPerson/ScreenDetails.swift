import PortableUIKit
import SwiftRuntimeLayout

/// What one screen shows beside its title, whether it is on display, covered, or in a hidden tab.
///
/// Views that were never loaded show nothing. What stands in the views of child controllers is theirs.
@MainActor
package struct ScreenDetails {
  /// What a person reads, each text once: labels, the messages of alerts, the names of images, and of
  /// a screen on display the texts of cells.
  package private(set) var words: [String] = []
  /// The names of the controls and bar items that are disabled.
  package private(set) var disabled: [String] = []
  /// The names of the controls and bar items that are enabled, whether or not the screen is in front;
  /// without those in cells, of which only a screen on display has any.
  package private(set) var enabled: [String] = []
  /// The values of the switches, segmented controls, steppers and sliders: `Agree: on`.
  package private(set) var values: [String] = []
  private var seen: Set<String> = []
  /// How many rows of a table and items of a collection are read.
  private let rows: Int
  private let children: [UIView]

  /// Reads a screen.
  ///
  /// - Parameters:
  ///   - controller: the screen. Its view is not loaded for this.
  ///   - rows: how many rows of a table and items of a collection to read.
  package init(of controller: UIViewController, rows: Int) {
    self.rows = rows
    children = controller.children.compactMap(\.viewIfLoaded)
    if let alert = controller as? UIAlertController {
      addWord(alert.message)
      return
    }
    guard let view = controller.viewIfLoaded else { return }
    if let navigation = controller.parent as? UINavigationController {
      readBar(controller.navigationItem)
      if !navigation.isToolbarHidden { readItems(controller.toolbarItems ?? []) }
    }
    read(view)
  }

  private mutating func readBar(_ item: UINavigationItem) {
    readItems(item.barButtons)
    item.titleView.map { read($0) }
  }

  private mutating func readItems(_ items: [UIBarButtonItem]) {
    for item in items {
      if !item.isButton {
        item.customView.map { read($0) }
      } else if !item.isEnabled {
        disabled.append(item.spokenName)
      } else if item.isOnBar {
        enabled.append(item.spokenName)
      }
    }
  }

  private mutating func read(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    switch ViewKind(view) {
    case .plain:
      readItems(view.barButtons)
      for view in view.subviews where !isChild(view) { read(view) }
    case .label: addWord((view as? UILabel)?.text)
    case .image: addWord((view as? UIImageView)?.image?.spokenName)
    case .text: if let text = view as? UITextView, !text.isEditable { addWord(text.text) }
    case .control: (view as? UIControl).map { read($0, isOwn: false) }
    case .ownControl: (view as? UIControl).map { read($0, isOwn: true) }
    case .table: (view as? UITableView).map { readRows(of: $0) }
    case .collection: (view as? UICollectionView).map { readItems(of: $0) }
    }
  }

  private func isChild(_ view: UIView) -> Bool { children.contains { $0 === view } }

  /// - Parameter isOwn: whether its class is the app's, which draws it by what stands in it.
  private mutating func read(_ control: UIControl, isOwn: Bool) {
    if isOwn || control.holdsControls {
      for view in control.subviews { read(view) }
      guard control.isTouchedItself || !control.holdsControls else { return }
    }
    if isOwn || control is UIButton {
      if control.isSelected { addWord("\(control.nameOfKind): selected") }
      control.accessibilityValue.map { addWord("\(control.nameOfKind): \($0)") }
    }
    if control.isEnabled {
      enabled.append(control.nameOfKind)
    } else {
      disabled.append(control.nameOfKind)
    }
    if let pages = control as? UIPageControl { addWord(pages.dots) }
    if let value = control.valueOnDisplay { values.append("\(control.personName): \(value)") }
  }

  private mutating func readRows(of table: UITableView) {
    if let header = table.tableHeaderView { read(header) }
    if rows > 0 {
      for path in table.rowCounts.paths.prefix(rows) {
        table.cellForRow(at: path).map { read(cell: $0) }
      }
      for view in table.viewsOfSections { read(cell: view) }
    }
    if let footer = table.tableFooterView { read(footer) }
    if let background = table.backgroundView { read(background) }
  }

  private mutating func read(cell: UITableViewCell) {
    if let content = cell.contentConfiguration as? UIListContentConfiguration {
      addWord(content.text)
      addWord(content.secondaryText)
      addWord(content.image?.spokenName)
    }
    read(cell: cell as UIView)
  }

  private mutating func read(cell: UIView) {
    let outside = enabled
    read(cell)
    enabled = outside
  }

  private mutating func readItems(of collection: UICollectionView) {
    if rows > 0 {
      for path in collection.itemCounts.paths.prefix(rows) {
        collection.cellForItem(at: path).map { read(cell: $0) }
      }
      for view in collection.viewsOfSections { read(cell: view) }
    }
    if let background = collection.backgroundView { read(background) }
  }

  private mutating func addWord(_ text: String?) {
    guard let text, !text.isEmpty, seen.insert(text).inserted else { return }
    words.append(text)
  }
}

/// What a view has to be read for, worked out once for each class.
@MainActor
private enum ViewKind {
  case plain, label, image, text, control, ownControl, table, collection

  private static var kinds: [ObjectIdentifier: Self] = [:]

  init(_ view: UIView) {
    let type = ObjectIdentifier(type(of: view))
    if let known = Self.kinds[type] {
      self = known
      return
    }
    self =
      switch view {
      case is UILabel: .label
      case is UIImageView: .image
      case is UITextView: .text
      case is UIControl: TypeNames.isOfPlatform(Swift.type(of: view)) ? .control : .ownControl
      case is UITableView: .table
      case is UICollectionView: .collection
      default: .plain
      }
    Self.kinds[type] = self
  }
}

extension UIControl {
  /// What a person calls a control of any kind.
  var nameOfKind: String { self is UIButton ? spokenName : personName }

  /// The value of a switch, segmented control, stepper or slider; nil for other controls.
  fileprivate var valueOnDisplay: String? {
    switch self {
    case let control as UISwitch: control.isOn ? "on" : "off"
    case let control as UISegmentedControl: "\(control.selectedSegmentIndex)"
    case let control as UIStepper: "\(control.value)"
    case let control as UISlider: "\(control.value)"
    default: nil
    }
  }
}

extension UIPageControl {
  /// What a person sees: a dot for each page, that of the current one filled.
  fileprivate var dots: String {
    String((0..<max(0, min(numberOfPages, 24))).map { $0 == min(currentPage, 23) ? "●" : "○" })
  }
}

extension UIImage {
  /// The name of an image; where it has none, such as a photo, that there is one. UIKit gives no name away.
  fileprivate var spokenName: String? {
    #if FLOW_PHONE
      nil
    #else
      name ?? "image"
    #endif
  }
}

extension Sight {
  /// The page on display; nil where there are no pages.
  package var page: UIViewController? { pages?.viewControllers?.first }
}
