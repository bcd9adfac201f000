import Foundation

/// What an animator of the app's own knows of its transition.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view everything happens in.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives it.
  var isInteractive: Bool { get }
  /// Whether it was let go.
  var transitionWasCancelled: Bool { get }
  /// How the screen is presented, where one is.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Says that the transition has ended.
  func completeTransition(_ didComplete: Bool)
  /// The screen the transition comes from or goes to.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view the transition comes from or goes to.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a screen is at first.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a screen is at last.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Says how much is done.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the finger goes through with it.
  func finishInteractiveTransition()
  /// Says that the finger lets go.
  func cancelInteractiveTransition()
}
