import Foundation

/// What an app can hold on to while screens move.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block along with the transition, and one when it has ended, gone through or not.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a block along with the transition, in another view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a block when the finger that held the transition has lifted.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Runs a block when the finger that held the transition has lifted.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

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

extension UIViewController {
  /// What to hold on to while this screen or one of its containers moves; `nil` when nothing moves,
  /// and when what moves is not animated.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let own = ownTransitionCoordinator { return own }
    if let coordinator = presentation?.coordinatorIfMoving { return coordinator }
    if let coordinator = presentedBy?.coordinatorIfMoving { return coordinator }
    return storedParent?.transitionCoordinator
  }

  #if !FLOW_PHONE
    /// Whether this screen itself moves and is animated, whatever the containers do that it is in.
    package final var isMovingItself: Bool {
      ownTransitionCoordinator != nil || presentation?.coordinatorIfMoving != nil
        || presentedBy?.coordinatorIfMoving != nil
    }
  #endif
}
