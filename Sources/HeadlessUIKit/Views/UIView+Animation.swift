import Foundation

extension UIView {
  public static var areAnimationsEnabled: Bool { animationsEnabled }

  private static var animationsEnabled = true

  /// Turns animations on or off.
  public static func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }

  /// Runs changes without an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Runs changes at once. The completion runs in the ``MainLoop`` after the duration, in virtual
  /// time, and after transitions under way.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay before it, in seconds.
  ///   - options: Those of an animation that repeats keep its completion from running.
  ///   - animations: Runs during the call.
  ///   - completion: Runs in the ``MainLoop``, with `true`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard !options.contains(.repeat) else { return }
    guard let completion else {
      CATransaction.include(animationOf: delay + duration)
      return
    }
    AnimationChain.end(after: delay + duration) { completion(true) }
  }

  /// Runs changes at once. The completion runs in the ``MainLoop``.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Runs changes at once. The completion runs in the ``MainLoop``.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Runs changes at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Runs changes of a view at once. The completion runs in the ``MainLoop``.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Replaces a view by another at once. The completion runs in the ``MainLoop``.
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

extension UIView {
  /// The direction of a transition.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public var rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews during the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows interaction during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Runs the animation backwards as well.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Hides and shows views in place of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// A slow start and end.
    public static let curveEaseInOut = AnimationOptions([])
    /// A slow start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A slow end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The views dissolve into each other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public var rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Starts from the current state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Interpolates linearly.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Interpolates along a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// The curve that paces an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
