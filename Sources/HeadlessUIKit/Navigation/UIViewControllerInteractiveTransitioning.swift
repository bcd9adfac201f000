import Foundation

/// Lets a finger drive a transition.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the finger begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
