import Foundation

extension UIView {
  /// Whether animations are on.
  public static var areAnimationsEnabled: Bool { animationsEnabled }

  private static var animationsEnabled = true

  /// Turns animations on or off.
  public static func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }

  /// Changes without an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Changes at once; the completion runs in the loop, after the transitions under way.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    if let completion { AnimationChain.enqueue(completion) }
  }

  /// Changes at once; the completion runs in the loop.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Changes at once; the completion runs in the loop.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Changes at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Changes a view at once; the completion runs in the loop.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Puts one view in another's place at once; the completion runs in the loop.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      animations: {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }, completion: completion)
  }
}

/// Keeps animations that start themselves again in their completion from keeping the loop busy for
/// ever: after some rounds the next one waits for a time that never comes.
@MainActor enum AnimationChain {
  private static let limit = 64
  private static var length = 0

  static func enqueue(_ completion: @escaping (Bool) -> Void) {
    let length = length + 1
    guard length <= limit else {
      return Complaint.log(
        "An animation has started itself again \(limit) times. Its next completion does not run.")
    }
    MainLoop.enqueue(
      .run {
        let outer = self.length
        self.length = length
        completion(true)
        self.length = outer
      })
  }
}

extension UIView {
  /// Which way a transition turns.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public var rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Fingers reach what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where things are.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It never ends.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Views are hidden and shown, not removed and added.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Slow at first and at the end.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Always the same speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// It turns over to the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// It turns over to the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// It curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// It curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One passes into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// It turns over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// It turns over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How an animation by key frames runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public var rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It begins where things are.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Values in between lie on a line.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Values in between lie on a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
