import PortableUIKit

/// Leads through a part of the app, with the help of others.
@MainActor
protocol Coordinator: AnyObject {
  var childCoordinators: [any Coordinator] { get set }

  func start()
}

extension Coordinator {
  func addChildCoordinator(_ child: any Coordinator) {
    childCoordinators.append(child)
  }

  func removeChildCoordinator(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}

/// A coordinator that can be presented, and that presents others.
@MainActor
protocol PresentationCoordinator: Coordinator {
  var rootViewController: UIViewController { get }
}

extension PresentationCoordinator {
  func presentCoordinator(_ child: any PresentationCoordinator, animated: Bool) {
    addChildCoordinator(child)
    child.start()
    rootViewController.present(child.rootViewController, animated: animated)
  }

  func dismissCoordinator(_ child: any PresentationCoordinator, animated: Bool) {
    child.rootViewController.dismiss(animated: animated)
    removeChildCoordinator(child)
  }
}

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
