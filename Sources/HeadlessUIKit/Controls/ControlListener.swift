import Foundation

/// Somebody who waits for a control's events.
struct ControlListener {
  enum Reaction {
    case action(UIAction)
    case target(TargetAction)
  }

  var events: UIControl.Event
  let reaction: Reaction

  var action: UIAction? {
    guard case .action(let action) = reaction else { return nil }
    return action
  }

  @MainActor func perform(from sender: UIControl) {
    switch reaction {
    case .action(let action): action.perform(from: sender)
    case .target(let target):
      guard target.goesUpTheLine || target.target != nil else { return }
      sender.sendAction(target.selector, to: target.target, for: nil)
    }
  }
}
