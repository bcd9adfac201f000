/// One change of what a navigation stack shows, from the call to its end.
@MainActor final class NavigationTransition {
  let from: UIViewController?
  var to: UIViewController?
  var isAnimated: Bool
  var isInteractive = false
  var isCancelled = false
  /// Whether the appearance callbacks have begun.
  var hasBegun = false
  /// Whether a finger still holds it.
  var isHeld = false
  var operation: UINavigationController.Operation
  /// How the stack is to change after this transition, where it changed again meanwhile.
  var nextIsAnimated = false
  var nextOperation = UINavigationController.Operation.none
  /// Made when the app asks for it; most transitions never need one.
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

  /// What the app can hold on to while something moves; `nil` where nothing is animated.
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
