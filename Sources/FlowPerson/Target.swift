import PortableUIKit

/// Something on display that can be tapped.
@MainActor
struct Target {
  enum Kind {
    case control(UIControl)
    case barItem(UIBarButtonItem)
    case alertAction(UIAlertAction, UIAlertController)
    case done(SFSafariViewController)
  }

  let kind: Kind
  let title: String

  var isEnabled: Bool {
    switch kind {
    case .control(let control): control.isEnabled
    case .barItem(let item): item.isEnabled
    case .alertAction(let action, _): action.isEnabled
    case .done: true
    }
  }

  func tap() {
    switch kind {
    case .control(let control): Finger.tap(control)
    case .barItem(let item): Finger.tap(item)
    case .alertAction(let action, let alert): Finger.tap(action, in: alert)
    case .done(let safari): Finger.tapDone(in: safari)
    }
  }

  init(_ control: UIControl) {
    kind = .control(control)
    title = control.spokenName
  }

  init(_ item: UIBarButtonItem) {
    kind = .barItem(item)
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
