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
