import Foundation

/// A custom animator of a transition.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the views, and calls the context's `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that can be interrupted. It is never called: no transition is.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator without changes.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .linear)
  }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The context of a custom animator.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation, or `.none`.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Ends the transition. Every animator must call it.
  func completeTransition(_ didComplete: Bool)
  /// Returns the screen at one end of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view at one end of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns a screen's initial frame.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns a screen's final frame.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Sets the completed fraction of an interactive transition.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Completes an interactive transition.
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
}

/// A key for a screen of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's string.
  public var rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The screen that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewControllerKey")
  /// The screen that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewControllerKey")
}

/// A key for a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's string.
  public var rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewKey")
  /// The view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewKey")
}

/// A controller of an interactive transition.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the interaction begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// An interaction controller with a fraction. Transitions here ignore it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// Creates a transition.
  public override init() { super.init() }

  /// The completed fraction.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1

  /// Sets the completed fraction.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

  /// Does nothing: no transition follows it.
  open func cancel() {}

  /// Does nothing: no transition follows it.
  open func finish() {}

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}
