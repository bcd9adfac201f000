import Foundation

/// The coordinator of one animated transition. It forgets the screens when the transition ends.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var from: UIViewController?
  private var to: UIViewController?
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
    self.from = from
    self.to = to
    self.container = container
    super.init()
  }

  var containerView: UIView { container?.view ?? UIView() }

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

  /// The transition has begun, towards a screen that may have changed since the call.
  func animate(to: UIViewController?) {
    self.to = to
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

  /// The transition is over: runs what waited for that, and forgets everything.
  func complete() {
    if !animations.isEmpty { animate(to: to) }
    while !completions.isEmpty {
      let blocks = completions
      completions = []
      for block in blocks { block(self) }
    }
    isOver = true
    interactionHandlers = []
    from = nil
    to = nil
  }
}

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
