import Foundation

/// Recognises a finger that drags from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges it looks at.
  open var edges: UIRectEdge = []
}
