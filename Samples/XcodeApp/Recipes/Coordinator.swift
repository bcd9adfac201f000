/// Shows screens, and decides what follows them.
@MainActor
protocol Coordinator: AnyObject {
  func start()
}
