extension UINavigationController {
  func push(_ screen: UIViewController, animated: Bool) {
    screen.storedParent?.disown(screen)
    screen.willMove(toParent: self)
    storedChildren.append(screen)
    screen.storedParent = self
    arrive(screen)
    stackChanged(animated: animated, operation: .push)
  }

  func pop(_ top: UIViewController, animated: Bool) {
    top.willMove(toParent: nil)
    storedChildren.removeLast()
    leave(top)
    stackChanged(animated: animated, operation: .pop)
  }

  /// Replaces the stack; every screen that comes or goes is told.
  func changeStack(to new: [UIViewController], animated: Bool) {
    let old = storedChildren
    var identities = Set<ObjectIdentifier>(minimumCapacity: new.count)
    for screen in new where !identities.insert(ObjectIdentifier(screen)).inserted {
      Complaint.raise(
        "\(type(of: screen)) is on the new stack twice. A screen can be on a stack only once.")
    }
    let present = Set(old.map(ObjectIdentifier.init))
    let gone = old.filter { !identities.contains(ObjectIdentifier($0)) }
    let come = new.filter { !present.contains(ObjectIdentifier($0)) }
    for screen in gone { screen.willMove(toParent: nil) }
    for screen in come {
      screen.storedParent?.disown(screen)
      screen.willMove(toParent: self)
    }
    storedChildren = new
    for screen in come {
      screen.storedParent = self
      arrive(screen)
    }
    for screen in gone { leave(screen) }
    let isPop = new.last.map { present.contains(ObjectIdentifier($0)) } ?? true
    stackChanged(animated: animated, operation: isPop ? .pop : .push)
  }

  private func arrive(_ screen: UIViewController) {
    screen.awaitsDidMove = true
  }

  /// Lets a screen go at once, unless it is still seen.
  private func leave(_ screen: UIViewController) {
    screen.awaitsDidMove = false
    if isOnDisplay || appearance == .disappearing {
      if screen === shown { return }
      if let transition, transition.hasBegun, screen === transition.from { return }
    }
    detach(screen)
  }

  func detach(_ screen: UIViewController) {
    if screen.storedParent === self { screen.storedParent = nil }
    screen.didMove(toParent: nil)
  }

  private func stackChanged(animated: Bool, operation: Operation) {
    let top = storedChildren.last
    guard isOnDisplay || appearance == .disappearing else {
      if let shown, shown !== top { hide(shown) }
      settleArrivals()
      return
    }
    if let transition, transition.hasBegun {
      // What is under way ends first; the next one starts from there.
      transition.nextIsAnimated = animated
      transition.nextOperation = operation
      return
    }
    if let transition {
      transition.to = top
      transition.isAnimated = animated
      transition.operation = operation
      scheduleCommit()
    } else if top !== shown {
      transition = NavigationTransition(
        from: shown, to: top, isAnimated: animated, operation: operation)
      transition?.isHeld = isSwiping
      transition?.isInteractive = isSwiping
      scheduleCommit()
    } else {
      settleArrivals()
    }
  }

  /// Tells screens that arrived without being shown that they are where they are.
  func settleArrivals() {
    for screen in storedChildren where screen.awaitsDidMove {
      screen.awaitsDidMove = false
      screen.didMove(toParent: self)
    }
  }

  func scheduleCommit() {
    guard !isCommitScheduled else { return }
    isCommitScheduled = true
    MainLoop.enqueue(.commit(self))
  }

  /// Takes the view of a screen that is no longer on top out of the stack's view.
  func hide(_ screen: UIViewController) {
    if screen === shown { shown = nil }
    if let view = screen.storedView, view.superview === storedView { view.removeFromSuperview() }
    if screen.storedParent === self, !storedChildren.contains(where: { $0 === screen }) {
      detach(screen)
    }
  }
}
