import Foundation

/// An event. Controls get none, as ``Finger`` acts on them directly.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }

  /// The type of event.
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// The touches of the event.
  open var allTouches: Set<UITouch>? { nil }
  /// The time, in seconds since the system started.
  open var timestamp: TimeInterval { 0 }
}

/// A touch of a ``Finger`` on a view that takes touches itself.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  open var phase: Phase { .ended }
  /// The view in which the touch began.
  open var view: UIView? { nil }
  /// The number of taps.
  open var tapCount: Int { 1 }
  /// The force of the touch: that of a screen that measures none.
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }

  open func location(in view: UIView?) -> CGPoint { .zero }

  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
