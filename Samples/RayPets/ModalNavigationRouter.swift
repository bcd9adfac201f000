import CoordinatorKit
import PortableUIKit

/// Presents a stack over a screen as articles about the pattern do, including their bug.
///
/// Swiping the sheet down calls none of the delegate methods used here, so the first screen's
/// `onDismissed` never runs. `CoordinatorKit.ModalNavigationRouter` is the corrected version.
final class ModalNavigationRouter: NSObject, Router {
  private unowned let parentViewController: UIViewController
  private let navigationController = UINavigationController()
  private var onDismissed: [UIViewController: () -> Void] = [:]

  init(parentViewController: UIViewController) {
    self.parentViewController = parentViewController
    super.init()
    navigationController.delegate = self
  }

  func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    self.onDismissed[viewController] = onDismissed
    if navigationController.viewControllers.isEmpty {
      presentModally(viewController, animated: animated)
    } else {
      navigationController.pushViewController(viewController, animated: animated)
    }
  }

  private func presentModally(_ viewController: UIViewController, animated: Bool) {
    let cancel = UIAction(title: "Cancel") { [weak self] _ in self?.cancelPressed() }
    viewController.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: cancel)
    navigationController.setViewControllers([viewController], animated: false)
    parentViewController.present(navigationController, animated: animated)
  }

  private func cancelPressed() {
    dismiss(animated: true)
  }

  func dismiss(animated: Bool) {
    if let first = navigationController.viewControllers.first {
      performOnDismissed(for: first)
    }
    parentViewController.dismiss(animated: animated)
  }

  private func performOnDismissed(for viewController: UIViewController) {
    onDismissed.removeValue(forKey: viewController)?()
  }
}

extension ModalNavigationRouter: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
    guard let from, !navigationController.viewControllers.contains(from) else { return }
    performOnDismissed(for: from)
  }
}
