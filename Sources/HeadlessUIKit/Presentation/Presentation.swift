/// One presentation of a screen by another, from the call to the end of the dismissal.
@MainActor final class Presentation {
  enum Phase {
    case waiting, presenting, presented, leaving, dismissing, over
  }

  private(set) weak var presenter: UIViewController?
  let presented: UIViewController
  let style: UIModalPresentationStyle
  private var isAnimated: Bool
  private var turnsWaited = 0
  private(set) var phase = Phase.waiting
  private var coordinator: TransitionCoordinator?
  private var presentCompletion: (() -> Void)?
  private var dismissCompletions: [() -> Void] = []
  /// Whether the presenter disappears under the presented screen.
  private var coversPresenter: Bool { style.coversPresenter }
  /// The screens that are dismissed together, from front to back.
  private var leaving: [UIViewController] = []

  init(
    of presented: UIViewController, by presenter: UIViewController, animated: Bool,
    then completion: (() -> Void)?
  ) {
    self.presented = presented
    self.presenter = presenter
    style = presented.modalPresentationStyle.resolved
    isAnimated = animated
    presentCompletion = completion
  }

  var isLeaving: Bool { phase == .leaving || phase == .dismissing }

  /// The coordinator while the presentation moves, or `nil` if nothing moves or is not animated.
  var coordinatorIfMoving: TransitionCoordinator? {
    guard isAnimated, phase != .presented, phase != .over, let presenter else { return nil }
    if let coordinator { return coordinator }
    let from = isLeaving ? presented : presenter
    let to = isLeaving ? presenter : presented
    let made = TransitionCoordinator(from: from, to: to, container: presenter)
    made.presentationStyle = style
    made.initiallyInteractive = isSwiped
    made.hasBegun = phase == .presenting || phase == .dismissing
    coordinator = made
    return made
  }

  // MARK: Presenting

  func link() {
    presenter?.presentation = self
    presented.presentedBy = self
    presented.movement.insert(.presented)
    MainLoop.enqueue(.commit(self))
  }

  private func beginPresenting() {
    guard let presenter, let window = presenter.shownWindow else { return unlinkUnseen() }
    if presenter.appearance == .appearing, turnsWaited < 8 {
      // The presenter finishes appearing first.
      turnsWaited += 1
      return MainLoop.enqueue(.commit(self))
    }
    phase = .presenting
    presented.loadViewIfNeeded()
    let controller = presented.presentationControllerForPresenting
    let container = controller.beginContainer(in: window)
    controller.presentationTransitionWillBegin()
    if coversPresenter { presenter.beginAppearance(false, animated: isAnimated) }
    controller.show(in: container)
    presented.beginAppearance(true, animated: isAnimated)
    coordinator?.animate(to: presented)
    if isAnimated,
      let animator = presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: presenter)
    {
      return run(animator, from: presenter, to: presented, in: container)
    }
    MainLoop.enqueue(.finishPresentation(self))
  }

  private func finishPresenting() {
    phase = .presented
    presented.endAppearance()
    if coversPresenter, let presenter {
      presenter.storedView?.removeFromSuperview()
      presenter.endAppearance()
    }
    presented.movement.remove(.presented)
    presented.storedPresentationController?.presentationTransitionDidEnd(true)
    forgetCoordinator()
    let completion = presentCompletion
    presentCompletion = nil
    completion?()
    if !dismissCompletions.isEmpty || isDismissalAsked {
      isDismissalAsked = false
      beginLeaving(animated: isDismissalAnimated)
    }
  }

  /// Ends a presentation that was never visible.
  private func unlinkUnseen() {
    phase = .over
    unlink()
    presented.movement.remove([.presented, .dismissed])
    forgetCoordinator()
    runDismissCompletions()
  }

  // MARK: Dismissing

  private var isDismissalAsked = false
  private var isDismissalAnimated = false

  /// Dismisses this screen and everything presented above it.
  func dismiss(animated: Bool, then completion: (() -> Void)?) {
    if let completion { dismissCompletions.append(completion) }
    switch phase {
    case .waiting:
      // It was never visible, so it is not presented at all.
      isAnimated = animated
      phase = .leaving
      MainLoop.enqueue(.commit(self))
    case .presenting:
      isDismissalAsked = true
      isDismissalAnimated = animated
    case .presented:
      beginLeaving(animated: animated)
    case .leaving, .dismissing, .over:
      break
    }
  }

  private func beginLeaving(animated: Bool) {
    phase = .leaving
    isAnimated = animated
    var screens = [presented]
    while let upper = screens.last?.presentation?.presented { screens.append(upper) }
    leaving = screens.reversed()
    for screen in leaving { screen.movement.insert(.dismissed) }
    if !animated { unlink() }
    MainLoop.enqueue(.commit(self))
  }

  private func beginDismissing() {
    if leaving.isEmpty { return unlinkUnseen() }
    phase = .dismissing
    presented.storedPresentationController?.dismissalTransitionWillBegin()
    for screen in leaving { screen.beginAppearance(false, animated: isAnimated) }
    if coversPresenter, let presenter, presenter.canReappear {
      presenter.shownWindow?.show(presenter.view)
      presenter.beginAppearance(true, animated: isAnimated)
    }
    coordinator?.animate(to: presenter)
    if isAnimated,
      let container = presented.storedPresentationController?.containerView
        ?? presented.shownWindow,
      let animator = presented.transitioningDelegate?.animationController(forDismissed: presented)
    {
      return run(animator, from: presented, to: presenter, in: container)
    }
    MainLoop.enqueue(.finishPresentation(self))
  }

  /// Runs a custom animator, which ends the presentation or dismissal.
  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, from: UIViewController,
    to: UIViewController?, in container: UIView
  ) {
    AnimatorContext(from: from, to: to, in: container, style: style, animator: animator) {
      MainLoop.enqueue(.finishPresentation(self))
    }.run()
  }

  private func finishDismissing() {
    phase = .over
    unlink()
    if coversPresenter { presenter?.endAppearance() }
    let gone = leaving
    leaving = []
    for screen in gone {
      screen.storedView?.removeFromSuperview()
      screen.endAppearance()
      screen.movement.remove([.dismissed, .presented])
      screen.presentation?.end()
    }
    presented.storedPresentationController?.dismissalTransitionDidEnd(true)
    for screen in gone { screen.storedPresentationController?.endContainer() }
    forgetCoordinator()
    runDismissCompletions()
    let controller = presented.storedPresentationController
    if isSwiped {
      presented.wasSwipedAway()
      controller?.reportDidDismiss()
    }
  }

  /// Whether a person swiped the screen away.
  var isSwiped = false

  /// Ends with a lower presentation that was dismissed.
  private func end() {
    phase = .over
    unlink()
    forgetCoordinator()
    runDismissCompletions()
  }

  private func unlink() {
    if let presenter, presenter.presentation === self { presenter.presentation = nil }
    if presented.presentedBy === self { presented.presentedBy = nil }
  }

  private func forgetCoordinator() {
    let old = coordinator
    coordinator = nil
    old?.complete()
  }

  private func runDismissCompletions() {
    let completions = dismissCompletions
    dismissCompletions = []
    for completion in completions { completion() }
  }

  func finish() {
    switch phase {
    case .presenting: finishPresenting()
    case .dismissing: finishDismissing()
    case .waiting, .presented, .leaving, .over: break
    }
  }
}

extension Presentation: LoopCommitting {
  func commit() {
    switch phase {
    case .waiting: beginPresenting()
    case .leaving: beginDismissing()
    case .presenting, .presented, .dismissing, .over: break
    }
  }
}
