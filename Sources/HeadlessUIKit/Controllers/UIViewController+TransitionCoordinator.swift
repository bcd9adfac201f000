extension UIViewController {
  /// What to hold on to while this screen or one of its containers moves; `nil` when nothing moves,
  /// and when what moves is not animated.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let own = ownTransitionCoordinator { return own }
    if let coordinator = presentation?.coordinatorIfMoving { return coordinator }
    if let coordinator = presentedBy?.coordinatorIfMoving { return coordinator }
    return storedParent?.transitionCoordinator
  }

  /// Whether this screen itself moves and is animated, whatever the containers do that it is in.
  package final var isMovingItself: Bool {
    ownTransitionCoordinator != nil || presentation?.coordinatorIfMoving != nil
      || presentedBy?.coordinatorIfMoving != nil
  }
}
