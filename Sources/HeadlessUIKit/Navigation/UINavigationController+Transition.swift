extension UINavigationController: LoopCommitting {
  /// Starts the transition to the screen that is now on top.
  func commit() {
    isCommitScheduled = false
    guard appearance == .appeared, let transition, !transition.hasBegun else { return }
    transition.to = storedChildren.last
    if transition.from === transition.to {
      self.transition = nil
      settleArrivals()
      transition.coordinator?.complete()
      return
    }
    begin(transition)
  }

  private func begin(_ transition: NavigationTransition) {
    transition.hasBegun = true
    let from = transition.from
    let to = transition.to
    let animated = transition.isAnimated
    to?.loadViewIfNeeded()
    if let from, from.storedParent === self, !storedChildren.contains(object: from) {
      from.movement.insert(.fromParent)
    }
    if let to, to.awaitsDidMove { to.movement.insert(.toParent) }
    shown = to
    from?.beginAppearance(false, animated: animated)
    if let to {
      to.beginAppearance(true, animated: animated)
      if let view = to.storedView { self.view.showBehind(view) }
      delegate?.navigationController(self, willShow: to, animated: animated)
    }
    transition.coordinator?.animate(to: to)
    if transition.isHeld || animateByApp(transition) { return }
    MainLoop.enqueue(.finishNavigation(self, transition))
  }

  /// Whether a custom animator runs the transition, and ends it.
  private func animateByApp(_ transition: NavigationTransition) -> Bool {
    guard transition.isAnimated, let from = transition.from, let to = transition.to,
      let animator = delegate?.navigationController(
        self, animationControllerFor: transition.operation, from: from, to: to)
    else { return false }
    _ = delegate?.navigationController(self, interactionControllerFor: animator)
    let context = AnimatorContext(
      from: from, to: to, in: view, style: .none, animator: animator
    ) { [weak self] in
      guard let self else { return }
      MainLoop.enqueue(.finishNavigation(self, transition))
    }
    context.run()
    return true
  }

  /// Ends a transition, completed or cancelled.
  func finish(_ transition: NavigationTransition) {
    guard self.transition === transition, transition.hasBegun else { return }
    if transition.isCancelled { turnBack(transition) } else { arrive(transition) }
    transition.coordinator?.complete()
    if self.transition === transition { self.transition = nil }
    if !isOnDisplay { return ended() }
    if storedChildren.last !== shown { follow(transition) } else { settleArrivals() }
  }

  private func arrive(_ transition: NavigationTransition) {
    let from = transition.from
    let to = transition.to
    if let from {
      let view = from.storedView
      let isLeaving = from.storedParent === self && !storedChildren.contains(object: from)
      if isLeaving { from.storedParent = nil }
      if from !== shown, view?.superview === storedView { view?.removeFromSuperview() }
      from.endAppearance()
      from.movement.remove(.fromParent)
      if isLeaving { from.didMove(toParent: nil) }
    }
    if let to {
      to.endAppearance()
      to.movement.remove(.toParent)
      if to.awaitsDidMove {
        to.awaitsDidMove = false
        to.didMove(toParent: self)
      }
      if isOnDisplay {
        delegate?.navigationController(self, didShow: to, animated: transition.isAnimated)
      }
    }
  }

  /// Ends a swipe back.
  func release(_ transition: NavigationTransition, letGo: Bool) {
    guard self.transition === transition, transition.isHeld else { return }
    if !transition.hasBegun { commit() }
    transition.isHeld = false
    transition.isCancelled = letGo
    if letGo, let from = transition.from { putBack(from, over: transition.to) }
    transition.coordinator?.interactionChanged(isCancelled: letGo)
    MainLoop.enqueue(.finishNavigation(self, transition))
  }

  private func putBack(_ screen: UIViewController, over lower: UIViewController?) {
    guard !storedChildren.contains(where: { $0 === screen }) else { return }
    let place = storedChildren.firstIndex { $0 === lower }.map { $0 + 1 } ?? storedChildren.count
    storedChildren.insert(screen, at: place)
  }

  private func turnBack(_ transition: NavigationTransition) {
    guard let from = transition.from, let to = transition.to else { return }
    let animated = transition.isAnimated
    from.movement.remove(.fromParent)
    shown = from
    to.beginAppearance(false, animated: animated)
    removeView(of: to)
    to.endAppearance()
    // If the stack was covered meanwhile, the screen does not appear again.
    if isOnDisplay { from.beginAppearance(true, animated: animated) }
    from.endAppearance()
    from.didMove(toParent: self)
  }

  private func follow(_ transition: NavigationTransition) {
    self.transition = NavigationTransition(
      from: shown, to: storedChildren.last, isAnimated: transition.nextIsAnimated,
      operation: transition.nextOperation)
    scheduleCommit()
  }

  /// Shows the top screen without a transition, as the stack is about to appear.
  func showTop() {
    if let transition {
      self.transition = nil
      transition.coordinator?.complete()
    }
    let top = storedChildren.last
    if let shown, shown !== top {
      // A swipe that was let go brings the stack back before it has left.
      if shown.appearance == .disappearing { shown.endAppearance() }
      hide(shown)
    }
    shown = top
    guard let top else { return }
    showView(of: top)
  }

  /// Ends an appearance or disappearance of the stack itself.
  func ended() {
    if appearance == .appeared {
      if transition != nil {
        scheduleCommit()
      } else {
        settleArrivals()
        if let shown {
          delegate?.navigationController(self, didShow: shown, animated: appearanceIsAnimated)
        }
      }
    } else if appearance == .disappeared {
      // Screens that are not on the stack are released while the stack is not visible.
      if let transition, !transition.hasBegun {
        self.transition = nil
        transition.coordinator?.complete()
      }
      settleArrivals()
      if let shown, storedChildren.last !== shown { hide(shown) }
    }
  }
}

/// One change of the visible screen of a navigation stack, from the call to its end.
@MainActor final class NavigationTransition {
  let from: UIViewController?
  var to: UIViewController?
  var isAnimated: Bool
  var isInteractive = false
  var isCancelled = false
  /// Whether the appearance callbacks have begun.
  var hasBegun = false
  /// Whether a finger is holding the transition.
  var isHeld = false
  var operation: UINavigationController.Operation
  /// The animation and operation of the transition after this one, if the stack changed meanwhile.
  var nextIsAnimated = false
  var nextOperation = UINavigationController.Operation.none
  /// The coordinator, created when the app reads it. Most transitions need none.
  var coordinator: TransitionCoordinator?

  init(
    from: UIViewController?, to: UIViewController?, isAnimated: Bool,
    operation: UINavigationController.Operation
  ) {
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.operation = operation
  }

  /// Returns the coordinator, or `nil` if the transition is not animated.
  func coordinatorIfAnimated(in container: UIViewController) -> TransitionCoordinator? {
    guard isAnimated else { return nil }
    if let coordinator { return coordinator }
    let made = TransitionCoordinator(from: from, to: to, container: container)
    made.isInteractive = isHeld
    made.initiallyInteractive = isInteractive
    made.hasBegun = hasBegun
    coordinator = made
    return made
  }
}
