import CoordinatorKit
import CoordinatorKitTracing
import FlowTrace
import FlowTracing
import PortableUIKit

/// Dialect 1 in full: a router protocol, children, and closures that run when a flow is over.
///
/// Look for the child that stays behind: the sheet's router does not detect a swipe down, so
/// `HomeCoordinator` keeps a `PetAppointmentBuilderCoordinator` whose screens are gone.
@MainActor
public final class RayPetsApp {
  private let coordinator: HomeCoordinator

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - recorder: where to trace to; nil runs the app untraced.
  ///   - isFixed: whether sheets get the router that does hear of a swipe down.
  public init(window: UIWindow, recorder: FlowRecorder? = nil, isFixed: Bool = false) {
    let tracer = FlowTracer.start(recorder, window: window, dialect: .coordinatorKit)
    coordinator = HomeCoordinator(
      router: TracingRouter(AppDelegateRouter(window: window), tracer: tracer),
      makeModalRouter: { parent in
        let router: any Router =
          isFixed
          ? CoordinatorKit.ModalNavigationRouter(parentViewController: parent)
          : ModalNavigationRouter(parentViewController: parent)
        return TracingRouter(router, tracer: tracer)
      })
    tracer?.trace(coordinator)
    coordinator.present(animated: true, onDismissed: nil)
  }
}
