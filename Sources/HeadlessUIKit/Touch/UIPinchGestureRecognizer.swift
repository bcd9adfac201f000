import Foundation

/// Recognises two fingers that pinch.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they are, against the beginning.
  open var scale: CGFloat = 1
  /// How fast that changes.
  open var velocity: CGFloat { 0 }
}
