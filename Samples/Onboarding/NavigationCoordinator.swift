import PortableUIKit

/// A coordinator on a stack, that pushes others onto it.
@MainActor
protocol NavigationCoordinator: PresentationCoordinator {
  var navigator: Navigator { get }
}

extension NavigationCoordinator {
  /// Pushes the child's screen; the child is let go when that screen is popped.
  func pushCoordinator(_ child: any NavigationCoordinator, animated: Bool) {
    addChildCoordinator(child)
    child.start()
    navigator.push(child.rootViewController, animated: animated) { [weak self, weak child] in
      guard let child else { return }
      self?.removeChildCoordinator(child)
    }
  }
}
