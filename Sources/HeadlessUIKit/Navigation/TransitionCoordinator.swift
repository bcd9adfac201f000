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
