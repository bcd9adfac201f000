protocol Coordinator: AnyObject {
    var childCoordinators: [Coordinator] { get set }
    func start()
}

extension Coordinator {
    func remove(_ child: Coordinator) {
        childCoordinators.removeAll { $0 === child }
    }
}
