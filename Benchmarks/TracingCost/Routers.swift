import CoordinatorKit
import HeadlessUIKit
import InMemoryTracing
import Logging
import Tracing

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

/// A router that records one span for each navigation, with the screen it shows.
final class SpanRouter: Router {
  private let router: any Router
  private let tracer: InMemoryTracer

  init(_ router: any Router, tracer: InMemoryTracer) {
    self.router = router
    self.tracer = tracer
  }

  func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
    tracer.withSpan("present") { span in
      span.attributes["screen"] = "\(type(of: viewController))"
      router.present(viewController, animated: animated, onDismissed: onDismissed)
    }
  }

  func dismiss(animated: Bool) {
    tracer.withSpan("dismiss") { _ in
      router.dismiss(animated: animated)
    }
  }
}
