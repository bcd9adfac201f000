import Foundation

/// Animates a transition in the app's own way.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves the views; says through the context when that is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

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

/// Which screen of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public var rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The screen shown before.
  public static let from = Self(rawValue: "UITransitionContextFromViewControllerKey")
  /// The screen shown after.
  public static let to = Self(rawValue: "UITransitionContextToViewControllerKey")
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public var rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view shown before.
  public static let from = Self(rawValue: "UITransitionContextFromViewKey")
  /// The view shown after.
  public static let to = Self(rawValue: "UITransitionContextToViewKey")
}

/// Lets a finger drive a transition.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the finger begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Lets a finger drive a transition by percent. Fingers here drive none: it is accepted.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// Creates one.
  public override init() { super.init() }

  /// How much is done.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast it is completed.
  open var completionSpeed: CGFloat = 1

  /// Moves on.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

  /// Turns back.
  open func cancel() {}

  /// Goes to the end.
  open func finish() {}

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}
