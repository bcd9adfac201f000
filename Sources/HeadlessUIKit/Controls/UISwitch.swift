import Foundation

/// A switch.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The knob's colour.
  open var thumbTintColor: UIColor?
  /// What stands beside it.
  open var title: String?

  /// Turns it on or off, by program: nobody is told.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var primaryEvent: Event { .valueChanged }

  public override var spokenName: String { title ?? super.spokenName }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }
}
