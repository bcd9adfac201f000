/// What makes an object a coordinator here.
@MainActor
protocol Coordinator: AnyObject {
  func start()
}
