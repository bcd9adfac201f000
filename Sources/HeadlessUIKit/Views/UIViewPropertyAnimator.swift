import Foundation

/// Changes at once what it is told to; completions run in the loop.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    super.init()
  }

  /// Creates an animator that springs.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Animates at once.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// How much is done.
  open var fractionComplete: CGFloat = 0

  /// Adds a change.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds what runs at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Begins.
  open func startAnimation() {
    let changes = animations
    animations = []
    for change in changes { change() }
    MainLoop.enqueue(.run { self.end() })
  }

  /// Begins later: in the next turn.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Stops.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    if withoutFinishing { completions = [] }
  }

  /// Ends.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end() }

  private func end() {
    fractionComplete = 1
    let blocks = completions
    completions = []
    for block in blocks { block(.end) }
  }
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
