import Foundation

/// A value to count up and down.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The least value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// How far one tap goes.
  open var stepValue = 1.0
  /// Whether it goes round.
  open var wraps = false
  /// Whether it counts on while held.
  open var autorepeat = true

  override var primaryEvent: Event { .valueChanged }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }
}
