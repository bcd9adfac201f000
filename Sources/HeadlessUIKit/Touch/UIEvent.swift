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
