import PortableUIKit

/// Something on display that can be tapped.
@MainActor
struct Target {
  enum Kind {
    case control(UIControl)
    case barItem(UIBarButtonItem, UINavigationController)
    case alertAction(UIAlertAction, UIAlertController)
    case done(SFSafariViewController)
  }

  let kind: Kind
  let title: String

  var isEnabled: Bool {
    switch kind {
    case .control(let control): control.isEnabled
    case .barItem(let item, _): item.isEnabled
    case .alertAction(let action, _): action.isEnabled
    case .done: true
    }
  }

  /// What keeps a person's finger from it.
  var obstacle: TouchObstacle? {
    switch kind {
    case .control(let control): control.touchObstacle
    case .barItem(_, let navigation): navigation.navigationBar.touchObstacle(asBarOf: navigation)
    case .alertAction, .done: nil
    }
  }

  /// Whether a person can tap it.
  var isUsable: Bool { isEnabled && obstacle == nil }

  func tap() {
    switch kind {
    case .control(let control): Finger.tap(control)
    case .barItem(let item, _): Finger.tap(item)
    case .alertAction(let action, let alert): Finger.tap(action, in: alert)
    case .done(let safari): Finger.tapDone(in: safari)
    }
  }

  init(_ control: UIControl) {
    kind = .control(control)
    title = control.spokenName
  }

  init(_ item: UIBarButtonItem, in navigation: UINavigationController) {
    kind = .barItem(item, navigation)
    title = item.spokenName
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
}
