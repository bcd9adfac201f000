import Foundation

/// The coordinator of an animated transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Adds a block that runs with the transition, and one that runs after it has ended or is
  /// cancelled.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds a block that runs with the transition in another view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds a block that runs when a swipe that drives the transition ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Adds a block that runs when a swipe that drives the transition ends.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Adds a block that runs with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The properties of a transition under way.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  /// The style of the presentation, or `.none`.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was interactive when it began.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction.
  var percentComplete: CGFloat { get }
  /// The speed of completion.
  var completionVelocity: CGFloat { get }
  /// The function that paces the animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that contains the transition.
  var containerView: UIView { get }

  /// Returns the screen at one end of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view at one end of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewController {
  /// The coordinator of an animated transition of this screen or one of its containers, or `nil` if
  /// nothing moves or the transition is not animated.
  var nearestTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let own = ownTransitionCoordinator { return own }
    if let coordinator = presentation?.coordinatorIfMoving { return coordinator }
    if let coordinator = presentedBy?.coordinatorIfMoving { return coordinator }
    return storedParent?.nearestTransitionCoordinator
  }

  #if !FLOW_PHONE
    /// Whether an animated transition of this screen itself, not of its containers, is under way.
    package final var isMovingItself: Bool {
      ownTransitionCoordinator != nil || presentation?.coordinatorIfMoving != nil
        || presentedBy?.coordinatorIfMoving != nil
    }
  #endif
}
