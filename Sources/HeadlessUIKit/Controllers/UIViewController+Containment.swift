extension UIViewController {
  /// The outermost container of this view controller, or itself if it is in none.
  var rootAncestor: UIViewController {
    var root = self
    while let parent = root.storedParent { root = parent }
    return root
  }

  package func nearestAncestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var candidate = storedParent
    // A search is presented by its host, not contained in it.
    while let current = candidate, current.host == nil {
      if let found = current as? Container { return found }
      candidate = current.storedParent
    }
    return nil
  }

  func adoptByCall(_ child: UIViewController) {
    if child === self { Misuse.raise("Can't add a view controller as a child of itself.") }
    InterfaceObservation.call(.addChild, on: self, about: child) {
      guard child.storedParent !== self else { return }
      if let old = child.storedParent {
        old.release(child)
      }
      child.willMove(toParent: self)
      storedChildren.append(child)
      child.storedParent = self
    }
  }

  func leaveByCall() {
    guard let storedParent else { return }
    InterfaceObservation.call(.removeFromParent, on: storedParent, about: self) {
      storedParent.disown(self)
    }
  }

  /// The children whose views lie in this container's view.
  var childrenInView: [UIViewController] {
    guard !storedChildren.isEmpty, let view = storedView else { return [] }
    return storedChildren.filter {
      $0.host != nil || $0.storedView?.isDescendant(of: view) ?? false
    }
  }

  /// Removes a child that moves to another container, without callbacks.
  func release(_ child: UIViewController) {
    if let index = storedChildren.firstIndex(where: { $0 === child }) {
      AutoreleasePool.hold(storedChildren.remove(at: index))
    }
    child.storedParent = nil
  }

  /// Replaces the children of a container that shows them itself.
  ///
  /// Calls `willMove(toParent:)` on all that come or go. New children wait for
  /// ``settleArrivals()``, removed ones for ``detach(_:)``.
  ///
  /// - Returns: The children that were added and removed, in order.
  func replaceChildren(
    with new: [UIViewController]
  ) -> (added: [UIViewController], removed: [UIViewController]) {
    let old = storedChildren
    let newIdentities = Set(new.map(ObjectIdentifier.init))
    let oldIdentities = Set(old.map(ObjectIdentifier.init))
    var (added, removed) = ([UIViewController](), [UIViewController]())
    for child in old where !newIdentities.contains(ObjectIdentifier(child)) {
      removed.append(AutoreleasePool.hold(child))
    }
    for child in new where !oldIdentities.contains(ObjectIdentifier(child)) {
      added.append(child)
    }
    for child in removed { child.willMove(toParent: nil) }
    for child in added {
      child.storedParent?.disown(child)
      child.willMove(toParent: self)
    }
    storedChildren = new
    for child in added {
      child.storedParent = self
      child.awaitsDidMove = true
    }
    return (added, removed)
  }

  /// Calls `didMove(toParent:)` on children that were added and still wait for it.
  func settleArrivals() {
    for child in storedChildren where child.awaitsDidMove {
      child.awaitsDidMove = false
      child.didMove(toParent: self)
    }
  }

  /// Ends the removal of a child with `didMove(toParent:)`.
  func detach(_ child: UIViewController) {
    if child.storedParent === self { child.storedParent = nil }
    child.didMove(toParent: nil)
  }

  /// Adds a child's view to the container's.
  func showView(of child: UIViewController) {
    child.loadViewIfNeeded()
    if let view = child.storedView { self.view.showBehind(view) }
  }

  /// Removes a child's view from the container's.
  func removeView(of child: UIViewController) {
    if child.storedView?.superview === storedView { child.storedView?.removeFromSuperview() }
  }

  /// Called when the view entered or left a window.
  func viewMoved(toWindow window: UIWindow?) {
    guard placesItself, (window != nil) != isOnDisplay else { return }
    // The closure keeps the screen for the turn, so that it gets its callbacks.
    MainLoop.enqueue(.run { self.followView() })
  }

  /// Whether adding the view to the hierarchy, and no container, puts the screen on display.
  private var placesItself: Bool {
    guard let parent = storedParent else { return rootWindow == nil && presentedBy == nil }
    return parent.shouldAutomaticallyForwardAppearanceMethods && !parent.ownsAppearanceOfChildren
  }

  private func followView() {
    guard placesItself else { return }
    let parent = storedParent
    let isShown = storedView?.window != nil && (parent?.isOnDisplay ?? true)
    guard isShown != isOnDisplay else { return }
    let movement: Movement = isShown ? .toParent : .fromParent
    self.movement.insert(movement)
    beginAppearance(isShown, animated: false)
    if !isShown || parent?.appearance != .appearing { endAppearance() }
    self.movement.remove(movement)
  }
}
