import Foundation

/// A value to slide.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// Whether changes are told while the finger is down.
  open var isContinuous = true
  /// The colour of what is below the value.
  open var minimumTrackTintColor: UIColor?
  /// The colour of what is above the value.
  open var maximumTrackTintColor: UIColor?
  /// The knob's colour.
  open var thumbTintColor: UIColor?

  /// Sets the value, by program: nobody is told.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override var primaryEvent: Event { .valueChanged }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }
}
