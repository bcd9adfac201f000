import Foundation

/// Recognises taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that stays.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it has to stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How far it may move.
  open var allowableMovement: CGFloat = 10
}

/// Recognises swipes.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public var rawValue: UInt

    /// Creates a set of directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions it recognises.
  open var direction = Direction.right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

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

/// Recognises a finger that drags from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges it looks at.
  open var edges: UIRectEdge = []
}

/// Recognises two fingers that pinch.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they are, against the beginning.
  open var scale: CGFloat = 1
  /// How fast that changes.
  open var velocity: CGFloat { 0 }
}

/// Recognises two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians.
  open var rotation: CGFloat = 0
}
