import PortableUIKit

/// Shows a text that belongs to a product.
final class MessageViewerCoordinator: ChildCoordinator {
  let navigationController: UINavigationController
  private(set) weak var viewControllerRef: UIViewController?
  private let message: String
  private weak var parent: MerchCoordinator?

  init(message: String, navigationController: UINavigationController, parent: MerchCoordinator) {
    self.message = message
    self.navigationController = navigationController
    self.parent = parent
  }

  func start(animated: Bool) {
    let screen = TextViewerViewController(
      title: "Terms of sale", text: message, coordinator: self)
    viewControllerRef = screen
    navigationController.pushViewController(screen, animated: animated)
  }

  func coordinatorDidFinish() {
    parent?.childDidFinish(self)
  }
}
