import Foundation

/// Recognises a finger that drags.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How few fingers it takes.
  open var minimumNumberOfTouches = 1
  /// How many fingers it allows.
  open var maximumNumberOfTouches = Int.max

  private var distance = CGPoint.zero

  /// How far the finger has moved.
  open func translation(in view: UIView?) -> CGPoint { distance }

  /// Sets how far the finger has moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }

  /// How fast the finger moves.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
