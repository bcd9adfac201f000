import CoordinatorKit
import FlowTracing
import PortableUIKit

/// A router that tells a tracer what it is asked for, and has another router do it.
///
/// ```swift
/// let router = TracingRouter(AppDelegateRouter(window: window), tracer: tracer)
/// let coordinator = HomeCoordinator(router: router)
/// ```
///
/// What the app asks for happens as it would without: same screens, same closures, same order.
public final class TracingRouter: Router {
  private let router: any Router
  private let tracer: FlowTracer?

  /// - Parameter tracer: who is told; nil turns tracing off.
  public init(_ router: any Router, tracer: FlowTracer?) {
    self.router = router
    self.tracer = tracer
  }

  /// Tells the tracer, and has the router present `viewController`.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    tracer?.willPresent(viewController, through: self)
    let handler = onDismissed.map { tracer?.noting(endOf: viewController, $0) ?? $0 }
    router.present(viewController, animated: animated, onDismissed: handler)
  }

  /// Tells the tracer, and has the router take down what it has put on display.
  public func dismiss(animated: Bool) {
    tracer?.willDismiss(through: self)
    router.dismiss(animated: animated)
  }
}
