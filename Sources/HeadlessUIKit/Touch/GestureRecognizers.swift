import Foundation

/// A recognizer of taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The maximum movement, in points.
  open var allowableMovement: CGFloat = 10

  override var phases: [State] { [.began, .ended] }
}

/// A recognizer of swipes.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of swipe directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public var rawValue: UInt

    /// Creates a set of directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognized.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of dragging.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max

  private var distance = CGPoint.zero

  /// Returns the distance dragged.
  open func translation(in view: UIView?) -> CGPoint { distance }

  /// Sets the distance dragged.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }

  /// Returns zero: there are no moving fingers.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of dragging from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// A recognizer of pinching.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale, relative to the start.
  open var scale: CGFloat = 1
  /// The speed of scaling, which is 0.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of rotation by two fingers.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation, in radians.
  open var rotation: CGFloat = 0
}
