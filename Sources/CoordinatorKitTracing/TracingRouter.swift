import CoordinatorKit
import FlowTracing
import PortableUIKit

/// A router that forwards to another router, and reports each call to a tracer.
///
/// ```swift
/// let router = TracingRouter(AppDelegateRouter(window: window), tracer: tracer)
/// let coordinator = HomeCoordinator(router: router)
/// ```
///
/// Tracing does not change what happens: the same screens and closures, in the same order.
public final class TracingRouter: Router {
  private let router: any Router
  private let tracer: FlowTracer?

  /// Wraps a router.
  ///
  /// - Parameters:
  ///   - router: the router that shows the screens.
  ///   - tracer: the tracer to report to; nil turns tracing off.
  public init(_ router: any Router, tracer: FlowTracer?) {
    self.router = router
    self.tracer = tracer
  }

  /// Reports the call, and forwards it to the router.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    tracer?.willPresent(viewController, through: self)
    let handler = onDismissed.map { tracer?.noting(endOf: viewController, $0) ?? $0 }
    router.present(viewController, animated: animated, onDismissed: handler)
  }

  /// Reports the call, and forwards it to the router.
  public func dismiss(animated: Bool) {
    tracer?.willDismiss(through: self)
    router.dismiss(animated: animated)
  }
}
