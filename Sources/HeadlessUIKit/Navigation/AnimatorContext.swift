import Foundation

/// What an animator of the app's own is given. It ends the transition once, and forgets the screens.
@MainActor final class AnimatorContext: UIViewControllerContextTransitioning {
  private var from: UIViewController?
  private var to: UIViewController?
  private var onEnd: (@MainActor () -> Void)?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle

  init(
    from: UIViewController?, to: UIViewController?, in containerView: UIView,
    style: UIModalPresentationStyle, animator: any UIViewControllerAnimatedTransitioning,
    onEnd: @escaping @MainActor () -> Void
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    presentationStyle = style
    self.animator = animator
    self.onEnd = onEnd
  }

  /// Starts the animator. One that never says it is done is taken to be done.
  func run() {
    guard let animator else { return }
    _ = animator.transitionDuration(using: self)
    animator.animateTransition(using: self)
    MainLoop.enqueueAfterTransitions { self.giveUp() }
  }

  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false

  func completeTransition(_ didComplete: Bool) {
    guard let onEnd else { return }
    self.onEnd = nil
    let animator = animator
    self.animator = nil
    from = nil
    to = nil
    animator?.animationEnded(didComplete)
    onEnd()
  }

  private func giveUp() {
    guard onEnd != nil, let animator else { return }
    Complaint.log(
      "\(type(of: animator)) did not call completeTransition(_:). The transition was ended for it.")
    completeTransition(true)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.view
    case .to: to?.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc.view.frame }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
}
