/// Somebody who waits for a control's events.
struct ControlListener {
  var events: UIControl.Event
  var action: UIAction?

  @MainActor func perform(from sender: Any) { action?.perform(from: sender) }
}
