import PortableUIKit
import SwiftRuntimeLayout

/// Something on display that can be tapped.
@MainActor
struct Target {
  enum Kind {
    case control(UIControl)
    /// An item on a bar, which may be one of a container's.
    case barItem(UIBarButtonItem, on: UIView, of: UIViewController?)
    case alertAction(UIAlertAction, UIAlertController)
    /// An answer to what the system asks.
    case answer(Int)
    case done(SFSafariViewController)
    case gesture(UITapGestureRecognizer)
    /// A view that takes touches itself.
    case touch(UIView)
    /// The button at the end of a row that shows more about it.
    case accessory(UITableViewCell, IndexPath, in: UITableView)
    /// An item of a tab bar without a controller.
    case tab(UITabBarItem, on: UITabBar)
    /// The Return key of the keyboard for a field.
    case returnKey(UITextField)
    case searchKey(UISearchBar)
    case cancelSearch(UISearchBar)
  }

  let kind: Kind
  let title: String

  var isEnabled: Bool {
    switch kind {
    case .control(let control): control.isEnabled
    case .barItem(let item, _, _): item.isEnabled
    case .alertAction(let action, _): action.isEnabled
    case .gesture(let gesture): gesture.isEnabled
    case .tab(let item, _): item.isEnabled
    case .returnKey(let field): field.isEnabled
    case .answer, .done, .touch, .accessory, .searchKey, .cancelSearch: true
    }
  }

  /// What keeps a person's finger from it.
  var obstacle: TouchObstacle? {
    switch kind {
    case .control(let control): control.touchObstacle
    case .barItem(_, let bar, let container?): bar.touchObstacle(asBarOf: container)
    case .barItem(_, let bar, nil): bar.touchObstacle
    case .gesture(let gesture): gesture.view?.touchObstacle
    case .touch(let view): view.touchObstacle
    case .accessory(let cell, _, _): cell.touchObstacle
    case .tab(_, let bar): bar.touchObstacle
    case .returnKey(let field): field.touchObstacle
    case .searchKey(let bar), .cancelSearch(let bar): bar.touchObstacle
    case .alertAction, .answer, .done: nil
    }
  }

  /// The view that is tapped, where it is one of the app's.
  var view: UIView? {
    switch kind {
    case .control(let control): control
    case .gesture(let gesture): gesture.view
    case .touch(let view): view
    case .accessory(let cell, _, _): cell
    case .returnKey(let field): field
    case .barItem, .tab, .alertAction, .answer, .done, .searchKey, .cancelSearch: nil
    }
  }

  /// Whether it is a key of the keyboard.
  var isKey: Bool {
    switch kind {
    case .returnKey, .searchKey: true
    default: false
    }
  }

  /// Whether a person can tap it.
  var isUsable: Bool { isEnabled && obstacle == nil }

  func tap() {
    switch kind {
    case .control(let dots as UIPageControl): Finger.choose(dots.nextPage, in: dots)
    #if !FLOW_PHONE
      case .accessory(_, let path, let table): Finger.tapAccessory(at: path, in: table)
      case .returnKey(let field): Finger.pressReturn(in: field)
      case .touch(let view): Finger.touch(view)
    #else
      case .accessory, .returnKey, .touch: return
    #endif
    case .control(let control): Finger.tap(control)
    case .barItem(let item, _, _): Finger.tap(item)
    case .alertAction(let action, let alert): Finger.tap(action, in: alert)
    case .answer(let index): Finger.answerPrompt(at: index)
    case .done(let safari): Finger.tapDone(in: safari)
    case .gesture(let gesture): Finger.perform(gesture)
    case .tab(let item, let bar): Finger.select(item, in: bar)
    case .searchKey(let bar): Finger.search(in: bar)
    case .cancelSearch(let bar): Finger.cancelSearch(in: bar)
    }
  }

  init(_ control: UIControl) {
    kind = .control(control)
    title = control.spokenName
  }

  /// The items of a bar that show, which may be one of a container's.
  static func buttons(
    _ items: [UIBarButtonItem], on bar: UIView, of container: UIViewController? = nil
  ) -> [Target] {
    items.filter { $0.isOnBar && $0.isButton }
      .map { Target(.barItem($0, on: bar, of: container), $0.spokenName) }
  }

  /// The answers to what the system asks.
  static func answers(to prompt: SystemPrompt) -> [Target] {
    prompt.answers.enumerated().map { Target(.answer($0.offset), $0.element) }
  }

  /// A view that takes touches itself, and does not follow the finger.
  init?(_ touchView: TouchView) {
    #if FLOW_PHONE
      return nil
    #else
      guard !touchView.followsFinger else { return nil }
      kind = .touch(touchView.view)
      title = touchView.view.nameOfContents
    #endif
  }

  /// The button that closes a web page.
  init(_ safari: SFSafariViewController) {
    kind = .done(safari)
    title = "Done"
  }

  init(_ action: UIAlertAction, in alert: UIAlertController) {
    kind = .alertAction(action, alert)
    title = action.title ?? ""
  }

  private init(_ kind: Kind, _ title: String) {
    self.kind = kind
    self.title = title
  }

  /// What the taps on a view do that it has gesture recognizers for.
  static func tapped(_ view: UIView) -> [Target] {
    #if FLOW_PHONE
      []
    #else
      (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
        .map { Target(.gesture($0), $0.spokenName) }
    #endif
  }

  /// The buttons of the rows that have one, where the app hears of a tap on it.
  static func accessories(of table: UITableView) -> [Target] {
    #if FLOW_PHONE
      []
    #else
      guard !table.isEditing else { return [] }
      let delegateHears = table.delegate.map(accessoryDelegates.contains) ?? false
      return table.rowCounts.pathsInReach.compactMap { path in
        guard let cell = table.cellForRow(at: path), cell.accessoryView == nil,
          [.detailButton, .detailDisclosureButton].contains(cell.accessoryType),
          delegateHears || cell.hasAccessorySegue
        else { return nil }
        return Target(.accessory(cell, path, in: table), UIButton.detailName)
      }
    #endif
  }

  /// The items of a tab bar that the app handles itself, but for the one that is selected.
  static func tabs(of bar: UITabBar) -> [Target] {
    (bar.items ?? []).filter { $0 !== bar.selectedItem }
      .map { Target(.tab($0, on: bar), $0.spokenName) }
  }

  /// The Return key, while a field has a text, where the app hears of it.
  static func returnKey(for input: TextInput) -> Target? {
    #if FLOW_PHONE
      nil
    #else
      guard case .field(let field) = input, field.text?.isEmpty == false else { return nil }
      let events: UIControl.Event = [.editingDidEndOnExit, .primaryActionTriggered]
      let isHeard =
        !field.allControlEvents.isDisjoint(with: events)
        || field.delegate.map(returnKeyDelegates.contains) ?? false
      return isHeard ? Target(.returnKey(field), field.returnKeyType.spokenName) : nil
    #endif
  }

  #if !FLOW_PHONE
    /// The types with `tableView(_:accessoryButtonTappedForRowWith:)`.
    private static let accessoryDelegates = MethodOwners(
      of: "tableView(_:accessoryButtonTappedForRowWith:)", endingWith: "9IndexPathVtF")
    /// The types with `textFieldShouldReturn(_:)`.
    private static let returnKeyDelegates = MethodOwners(
      of: "textFieldShouldReturn(_:)", endingWith: "CF")
  #endif

  /// The Search key while a search bar has a text, and its Cancel button while that shows.
  static func keys(of bar: UISearchBar) -> [Target] {
    (bar.text?.isEmpty == false ? [Target(.searchKey(bar), "Search")] : [])
      + (bar.offersCancel ? [Target(.cancelSearch(bar), "Cancel")] : [])
  }

  /// The actions of the menu that it opens.
  var menuActions: [Touchable] {
    switch kind {
    case .control(let control as UIButton):
      Touchable.actions(of: control.isEnabled ? control.menu : nil, on: title, control)
    case .barItem(let item, let bar, _):
      Touchable.actions(of: item.isEnabled ? item.menu : nil, on: title, bar)
    default: []
    }
  }

  /// Whether a tap does no more than open a menu.
  var onlyOpensMenu: Bool {
    switch kind {
    case .control(let control as UIButton):
      control.menu != nil && control.showsMenuAsPrimaryAction
    case .barItem(let item, _, _):
      item.menu != nil && item.primaryAction == nil && item.action == nil
    default: false
    }
  }
}

extension UIPageControl {
  /// The page that a tap turns to: the next one, or at the end the one before.
  fileprivate var nextPage: Int {
    currentPage + 1 < numberOfPages ? currentPage + 1 : max(0, currentPage - 1)
  }
}
