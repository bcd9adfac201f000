import Foundation

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
