/// The requirement that all coordinators here share.
@MainActor
protocol Coordinator: AnyObject {
  func start()
}
