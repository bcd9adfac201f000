import Foundation

/// The screens at the two ends of a transition.
@MainActor struct TransitionEnds {
  var from: UIViewController?
  var to: UIViewController?

  func screen(for key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(for key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.view : key == .to ? to?.view : nil
  }
}

/// The coordinator of one animated transition. It releases the screens when the transition ends.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var ends: TransitionEnds
  private weak var container: UIViewController?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var isOver = false
  var hasBegun = false

  let isAnimated = true
  var presentationStyle = UIModalPresentationStyle.none
  var initiallyInteractive = false
  var isInteractive = false
  private(set) var isCancelled = false
  let isInterruptible = false
  let transitionDuration: TimeInterval = 0.35
  var percentComplete: CGFloat { isOver ? 1 : 0 }
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut

  init(from: UIViewController?, to: UIViewController?, container: UIViewController) {
    ends = TransitionEnds(from: from, to: to)
    self.container = container
    super.init()
  }

  var containerView: UIView { container?.view ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    ends.screen(for: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { ends.view(for: key) }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !isOver else { return false }
    if let animation {
      if hasBegun { animation(self) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  /// Starts the transition, towards a screen that may have changed since the call.
  func animate(to: UIViewController?) {
    ends.to = to
    hasBegun = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  func interactionChanged(isCancelled: Bool) {
    isInteractive = false
    self.isCancelled = isCancelled
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  /// Ends the transition: runs the completions and releases everything.
  func complete() {
    if !animations.isEmpty { animate(to: ends.to) }
    while !completions.isEmpty {
      let blocks = completions
      completions = []
      for block in blocks { block(self) }
    }
    isOver = true
    interactionHandlers = []
    ends = TransitionEnds()
  }
}

/// The context passed to a custom animator. It ends the transition once and releases the screens.
@MainActor final class AnimatorContext: UIViewControllerContextTransitioning {
  private var ends: TransitionEnds
  private var onEnd: (@MainActor () -> Void)?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle

  init(
    from: UIViewController?, to: UIViewController?, in containerView: UIView,
    style: UIModalPresentationStyle, animator: any UIViewControllerAnimatedTransitioning,
    onEnd: @escaping @MainActor () -> Void
  ) {
    ends = TransitionEnds(from: from, to: to)
    self.containerView = containerView
    presentationStyle = style
    self.animator = animator
    self.onEnd = onEnd
  }

  /// Starts the animator. If it never completes the transition, the loop does.
  func run() {
    guard let animator else { return }
    _ = animator.transitionDuration(using: self)
    MainLoop.animatedTransitions += 1
    animator.animateTransition(using: self)
    MainLoop.enqueueAfterTransitions { self.giveUp() }
  }

  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false

  func completeTransition(_ didComplete: Bool) {
    guard let onEnd else { return }
    self.onEnd = nil
    MainLoop.animatedTransitions = max(0, MainLoop.animatedTransitions - 1)
    let animator = animator
    self.animator = nil
    ends = TransitionEnds()
    animator?.animationEnded(didComplete)
    onEnd()
  }

  private func giveUp() {
    guard onEnd != nil, let animator else { return }
    Misuse.log(
      """
      \(type(of: animator)) did not call completeTransition(_:), so the transition was completed \
      without it. Call it when the animation has ended.
      """)
    completeTransition(true)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    ends.screen(for: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { ends.view(for: key) }

  func initialFrame(for vc: UIViewController) -> CGRect { vc.view.frame }
  func finalFrame(for vc: UIViewController) -> CGRect {
    guard let controller = vc.storedPresentationController,
      controller.containerView === containerView
    else { return containerView.bounds }
    return controller.frameOfPresentedViewInContainerView
  }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
}
