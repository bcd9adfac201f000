import CoordinatorKit
import HeadlessUIKit
import InMemoryTracing
import Tracing

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
