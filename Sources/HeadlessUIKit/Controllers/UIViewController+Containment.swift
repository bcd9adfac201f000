extension UIViewController {
  /// The outermost container this view controller is in; itself, where it is in none.
  var rootAncestor: UIViewController {
    var root = self
    while let parent = root.storedParent { root = parent }
    return root
  }

  func nearestAncestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var candidate = storedParent
    while let current = candidate {
      if let found = current as? Container { return found }
      candidate = current.storedParent
    }
    return nil
  }

  /// The navigation stack this screen is on.
  public final var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// The tab bar controller this screen is in.
  public final var tabBarController: UITabBarController? {
    nearestAncestor(UITabBarController.self)
  }

  /// The split view this screen is in.
  public final var splitViewController: UISplitViewController? {
    nearestAncestor(UISplitViewController.self)
  }

  /// Says that the status bar is to look otherwise.
  public final func setNeedsStatusBarAppearanceUpdate() {}

  /// Says that the screen can be held otherwise.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Says that the line one swipes up to leave the app is to hide or show.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  func adoptByCall(_ child: UIViewController) {
    if child === self { Complaint.raise("Can't add a view controller as a child of itself.") }
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
    return storedChildren.filter { $0.storedView?.isDescendant(of: view) ?? false }
  }

  /// Forgets a child that moves straight to another container.
  func release(_ child: UIViewController) {
    if let index = storedChildren.firstIndex(where: { $0 === child }) {
      storedChildren.remove(at: index)
    }
    child.storedParent = nil
  }

  /// Called when the view entered or left a window.
  func viewMoved(toWindow window: UIWindow?) {
    guard placesItself, (window != nil) != isOnDisplay else { return }
    // The screen itself is kept for the turn: it is owed its callbacks.
    MainLoop.enqueue(.run { self.followView() })
  }

  /// Whether it comes on display by its view's being added, not by a container's doing.
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
