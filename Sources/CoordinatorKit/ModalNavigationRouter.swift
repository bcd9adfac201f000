import PortableUIKit

/// A router that presents a navigation stack over a screen, and dismisses it as a whole.
///
/// The first screen gets a Cancel button. The router is the delegate of the stack and of its
/// presentation controller, and so receives the back button, the swipe back and the swipe down.
public final class ModalNavigationRouter: NSObject, Router {
  private weak var parentViewController: UIViewController?
  private let navigationController = UINavigationController()
  private var handlers = DismissalHandlers()

  /// Creates a router that presents nothing yet.
  ///
  /// - Parameter parentViewController: the screen to present over.
  public init(parentViewController: UIViewController) {
    self.parentViewController = parentViewController
    super.init()
    navigationController.delegate = self
  }

  /// Presents a stack with `viewController`, or pushes it on the presented stack.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    handlers.set(onDismissed, for: viewController)
    if navigationController.presentingViewController == nil {
      presentModally(viewController, animated: animated)
    } else {
      navigationController.pushViewController(viewController, animated: animated)
    }
  }

  private func presentModally(_ viewController: UIViewController, animated: Bool) {
    let cancel = UIAction(title: "Cancel") { [weak self] _ in self?.dismiss(animated: true) }
    viewController.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: cancel)
    navigationController.setViewControllers([viewController], animated: false)
    parentViewController?.present(navigationController, animated: animated)
    navigationController.presentationController?.delegate = self
  }

  /// Dismisses the whole stack.
  public func dismiss(animated: Bool) {
    navigationController.presentingViewController?.dismiss(animated: animated)
    runHandlers(except: [])
  }

  private func runHandlers(except shown: [UIViewController]) {
    for handler in handlers.removeAll(except: shown) {
      handler()
    }
  }
}

extension ModalNavigationRouter: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    runHandlers(except: navigationController.viewControllers)
  }
}

extension ModalNavigationRouter: UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    runHandlers(except: [])
  }
}
