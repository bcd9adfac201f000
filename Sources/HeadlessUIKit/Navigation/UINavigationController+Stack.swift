extension UINavigationController {
  func push(_ screen: UIViewController, animated: Bool) {
    screen.storedParent?.disown(screen)
    screen.willMove(toParent: self)
    storedChildren.append(screen)
    screen.storedParent = self
    screen.awaitsDidMove = true
    stackChanged(animated: animated, operation: .push)
  }

  func pop(_ top: UIViewController, animated: Bool) {
    top.willMove(toParent: nil)
    AutoreleasePool.hold(storedChildren.removeLast())
    leave(top)
    stackChanged(animated: animated, operation: .pop)
  }

  /// Replaces the stack, with callbacks for every screen that is added or removed.
  func changeStack(to new: [UIViewController], animated: Bool) {
    var identities = Set<ObjectIdentifier>(minimumCapacity: new.count)
    for screen in new where !identities.insert(ObjectIdentifier(screen)).inserted {
      Misuse.raise(
        "\(type(of: screen)) is on the new stack twice. A screen can be on a stack only once.")
    }
    let (added, removed) = replaceChildren(with: new)
    for screen in removed { leave(screen) }
    let isPush = added.contains { $0 === new.last }
    stackChanged(animated: animated, operation: isPush ? .push : .pop)
  }

  /// Removes a screen at once, unless it is still visible.
  private func leave(_ screen: UIViewController) {
    screen.awaitsDidMove = false
    if isOnDisplay || appearance == .disappearing {
      if screen === shown { return }
      if let transition, transition.hasBegun, screen === transition.from { return }
    }
    detach(screen)
  }

  private func stackChanged(animated: Bool, operation: Operation) {
    let top = storedChildren.last
    guard isOnDisplay || appearance == .disappearing else {
      if let shown, shown !== top { hide(shown) }
      settleArrivals()
      return
    }
    if let transition, transition.hasBegun {
      // The transition under way ends first, and the next one starts from there.
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

  func scheduleCommit() {
    guard !isCommitScheduled else { return }
    isCommitScheduled = true
    MainLoop.enqueue(.commit(self))
  }

  /// Removes the view of a screen that is no longer on top.
  func hide(_ screen: UIViewController) {
    if screen === shown { shown = nil }
    removeView(of: screen)
    if screen.storedParent === self, !storedChildren.contains(where: { $0 === screen }) {
      detach(screen)
    }
  }
}
