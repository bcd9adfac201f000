/// All that the coordinators here have in common: somebody starts them.
@MainActor
protocol Coordinator: AnyObject {
  func start()
}
