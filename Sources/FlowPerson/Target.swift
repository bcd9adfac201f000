import PortableUIKit

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
    case .answer, .done, .searchKey, .cancelSearch: true
    }
  }

  /// What keeps a person's finger from it.
  var obstacle: TouchObstacle? {
    switch kind {
    case .control(let control): control.touchObstacle
    case .barItem(_, let bar, let container?): bar.touchObstacle(asBarOf: container)
    case .barItem(_, let bar, nil): bar.touchObstacle
    case .gesture(let gesture): gesture.view?.touchObstacle
    case .searchKey(let bar), .cancelSearch(let bar): bar.touchObstacle
    case .alertAction, .answer, .done: nil
    }
  }

  /// The view that is tapped, where it is one of the app's.
  var view: UIView? {
    switch kind {
    case .control(let control): control
    case .gesture(let gesture): gesture.view
    case .barItem, .alertAction, .answer, .done, .searchKey, .cancelSearch: nil
    }
  }

  /// Whether a person can tap it.
  var isUsable: Bool { isEnabled && obstacle == nil }

  func tap() {
    switch kind {
    case .control(let control): Finger.tap(control)
    case .barItem(let item, _, _): Finger.tap(item)
    case .alertAction(let action, let alert): Finger.tap(action, in: alert)
    case .answer(let index): Finger.answerPrompt(at: index)
    case .done(let safari): Finger.tapDone(in: safari)
    case .gesture(let gesture): Finger.perform(gesture)
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
