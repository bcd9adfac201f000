import Foundation

/// An animation that can be started, stopped and finished.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// The completed fraction.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes that are added to it.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}

/// An animator that runs changes when it starts. Completions run in the ``MainLoop`` after its
/// duration, in virtual time.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The duration, in seconds.
  public let duration: TimeInterval

  /// Creates an animator.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
    super.init()
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Runs changes and returns their animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The completed fraction.
  open var fractionComplete: CGFloat = 0

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the changes.
  open func startAnimation() {
    let changes = animations
    animations = []
    for change in changes { change() }
    AnimationChain.end(after: duration) { self.end() }
  }

  /// Runs the changes after a delay, in virtual time.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0 else { return startAnimation() }
    AnimationChain.end(after: delay) { self.startAnimation() }
  }

  /// Drops changes that have not run.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    if withoutFinishing { completions = [] }
  }

  /// Runs the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end() }

  private func end() {
    fractionComplete = 1
    let blocks = completions
    completions = []
    for block in blocks { block(.end) }
  }
}

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
