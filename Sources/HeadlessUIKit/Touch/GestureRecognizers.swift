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

  public override var sides: [SwipeSide] {
    let all: [(Direction, SwipeSide)] = [
      (.left, .left), (.right, .right), (.up, .up), (.down, .down),
    ]
    return all.filter { direction.contains($0.0) }.map(\.1)
  }
}

/// A recognizer of dragging.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max

  private var distance = CGPoint.zero
  private var speed = CGPoint.zero
  /// Where the finger is in the window, while it drags.
  private var finger: CGPoint?

  /// Returns the distance dragged.
  open func translation(in view: UIView?) -> CGPoint { distance }

  /// Sets the distance dragged.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }

  /// Returns the speed of the finger, in points per second; zero where none drags.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  open override func location(in view: UIView?) -> CGPoint {
    guard let finger else { return .zero }
    return view?.convert(finger, from: nil) ?? finger
  }

  public override var sides: [SwipeSide] { SwipeSide.allCases }

  /// Drags over most of the screen, fast enough for what follows a finger to go on by itself.
  override func recognise(_ side: SwipeSide) {
    let (path, steps) = (UIScreen.main.bounds.size, 4)
    let step = side.vector(
      CGSize(width: path.width * 0.8 / CGFloat(steps), height: path.height * 0.8 / CGFloat(steps)))
    speed = side.vector(CGSize(width: 1500, height: 1500))
    finger = view?.convert(CGPoint(x: view?.bounds.midX ?? 0, y: view?.bounds.midY ?? 0), to: nil)
    distance = side.vector(CGSize(width: 1, height: 1))
    if mayBegin {
      enter(.began)
      for _ in 0..<steps {
        distance = CGPoint(x: distance.x + step.x, y: distance.y + step.y)
        finger = finger.map { CGPoint(x: $0.x + step.x, y: $0.y + step.y) }
        enter(.changed)
      }
      enter(.ended)
    }
    (distance, speed, finger, state) = (.zero, .zero, nil, .possible)
  }
}

/// A recognizer of dragging from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  public override var sides: [SwipeSide] {
    let all: [(UIRectEdge, SwipeSide)] = [
      (.right, .left), (.left, .right), (.bottom, .up), (.top, .down),
    ]
    return all.filter { edges.contains($0.0) }.map(\.1)
  }
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
