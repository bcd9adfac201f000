import PortableUIKit

/// Knows a stack, and what to show on it first.
@MainActor
protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get }

  func start(animated: Bool)
}
