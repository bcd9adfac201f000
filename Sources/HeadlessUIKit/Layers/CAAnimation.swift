import Foundation

/// An animation. It is over in the next turn of the loop.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  /// Hears of the animation's end.
  open var delegate: (any CAAnimationDelegate)?
  /// How long it would take, in seconds.
  open var duration: CFTimeInterval = 0
  /// When it would begin.
  open var beginTime: CFTimeInterval = 0
  /// How often it would run.
  open var repeatCount: Float = 0
  /// Whether it would run back.
  open var autoreverses = false
  /// What remains afterwards.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it is removed at its end.
  open var isRemovedOnCompletion = true
  /// How its speed changes.
  open var timingFunction: CAMediaTimingFunction?

  func end() {
    guard let delegate else { return }
    delegate.animationDidStart(self)
    MainLoop.enqueueAfterTransitions { delegate.animationDidStop(self, finished: true) }
  }
}
