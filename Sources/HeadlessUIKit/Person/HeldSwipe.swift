/// A finger that holds the top screen half-way aside. It has to lift, one way or the other.
@MainActor public final class HeldSwipe {
  private weak var navigationController: UINavigationController?
  private var transition: NavigationTransition?

  init(_ transition: NavigationTransition, in navigationController: UINavigationController) {
    self.transition = transition
    self.navigationController = navigationController
  }

  /// Swipes to the end: the screen is popped.
  public func finish() { lift(letGo: false) }

  /// Lets the screen go: it slides back, and nothing was popped.
  public func letGo() { lift(letGo: true) }

  private func lift(letGo: Bool) {
    guard let transition else { return }
    self.transition = nil
    navigationController?.release(transition, letGo: letGo)
    InterfaceObservation.tell(.didAct(.swipeBack, isLetGo: letGo))
  }
}
