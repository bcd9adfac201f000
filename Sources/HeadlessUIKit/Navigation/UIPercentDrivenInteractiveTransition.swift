import Foundation

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
