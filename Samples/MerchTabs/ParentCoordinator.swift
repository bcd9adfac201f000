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
