import PortableUIKit

/// A coordinator that can be presented, and that presents others.
@MainActor
protocol PresentationCoordinator: Coordinator {
  var rootViewController: UIViewController { get }
}

extension PresentationCoordinator {
  func presentCoordinator(_ child: any PresentationCoordinator, animated: Bool) {
    addChildCoordinator(child)
    child.start()
    rootViewController.present(child.rootViewController, animated: animated)
  }

  func dismissCoordinator(_ child: any PresentationCoordinator, animated: Bool) {
    child.rootViewController.dismiss(animated: animated)
    removeChildCoordinator(child)
  }
}
