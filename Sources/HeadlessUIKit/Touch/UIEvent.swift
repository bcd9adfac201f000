import Foundation

/// Something that happened. Fingers act through `Finger`, so none is ever made.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The touches in the event.
  open var allTouches: Set<UITouch>? { nil }
  /// When it happened, in seconds since the system started.
  open var timestamp: TimeInterval { 0 }
}
