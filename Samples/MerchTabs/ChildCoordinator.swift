import PortableUIKit

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
