import PortableUIKit

/// Shows a first screen, and others, on a navigation stack.
@MainActor
protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get }

  func start(animated: Bool)
}

/// A coordinator that others work for.
@MainActor
protocol ParentCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] { get set }
}

extension ParentCoordinator {
  func addChild(_ child: any Coordinator) {
    childCoordinators.append(child)
  }

  func childDidFinish(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }

  /// The children of one class, the eldest first.
  func children<Child>(_ type: Child.Type) -> [Child] {
    childCoordinators.compactMap { $0 as? Child }
  }

  /// Takes the children's screens off their stacks, the youngest first, and lets the children go.
  func dismissChildren() {
    for child in children((any ChildCoordinator).self).reversed() {
      child.popScreen()
    }
    childCoordinators.removeAll()
  }
}

/// A coordinator of one screen, owned by another coordinator.
@MainActor
protocol ChildCoordinator: Coordinator {
  /// The screen, held weakly.
  var viewControllerRef: UIViewController? { get }

  /// Called when the screen is gone; notifies the parent.
  func coordinatorDidFinish()
}

extension ChildCoordinator {
  /// Takes the screen off its stack with whatever lies on it, unless it has left already.
  func popScreen() {
    guard let screen = viewControllerRef, let stack = screen.navigationController,
      let index = stack.viewControllers.firstIndex(of: screen), index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: false)
  }
}
