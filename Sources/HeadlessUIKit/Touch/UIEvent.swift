import Foundation

/// Something that happened. Fingers act through `Finger`, so none is ever made.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What kind of event it is.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  /// What kind of motion, or of remote control, it is.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }

  /// What kind of event it is.
  open var type: EventType { .touches }
  /// What kind of motion it is.
  open var subtype: EventSubtype { .none }
  /// The touches in the event.
  open var allTouches: Set<UITouch>? { nil }
  /// When it happened, in seconds since the system started.
  open var timestamp: TimeInterval { 0 }
}

/// A finger on the screen. None is ever made.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where a touch is in its course.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// Where the touch is in its course.
  open var phase: Phase { .ended }
  /// The view it began in.
  open var view: UIView? { nil }
  /// How often the finger came down.
  open var tapCount: Int { 1 }

  /// Where the touch is in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Where the touch was in a view.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
