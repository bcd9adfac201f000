import Foundation

/// What is known of a transition under way.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How the screen is presented, where one is.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger held the transition when it began.
  var initiallyInteractive: Bool { get }
  /// Whether the transition may be held after it began.
  var isInterruptible: Bool { get }
  /// Whether a finger holds the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was let go.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How much of it is done.
  var percentComplete: CGFloat { get }
  /// How fast it is completed.
  var completionVelocity: CGFloat { get }
  /// How its speed changes.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view everything happens in.
  var containerView: UIView { get }

  /// The screen the transition comes from or goes to.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view the transition comes from or goes to.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
