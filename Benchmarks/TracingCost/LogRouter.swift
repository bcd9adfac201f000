import CoordinatorKit
import HeadlessUIKit
import Logging

/// A router that logs one line for each navigation.
final class LogRouter: Router {
  private let router: any Router
  private let logger: Logger

  init(_ router: any Router, logger: Logger) {
    self.router = router
    self.logger = logger
  }

  func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
    logger.info("present", metadata: ["screen": "\(type(of: viewController))"])
    router.present(viewController, animated: animated, onDismissed: onDismissed)
  }

  func dismiss(animated: Bool) {
    logger.info("dismiss")
    router.dismiss(animated: animated)
  }
}
