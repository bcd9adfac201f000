import CoordinatorKit
import CoordinatorKitTracing
import FlowTrace
import FlowTracing
import PortableUIKit

/// Dialect 1, at its smallest: one coordinator, one navigation router.
///
/// Look for four instances of one class on one stack, pushed again when the flow is run again,
/// and for a flow that ends by dismissing itself.
@MainActor
public final class HowToCodeApp {
  private let coordinator: HowToCodeCoordinator

  /// Launches the app.
  ///
  /// - Parameter recorder: where to trace to; nil runs the app untraced.
  public init(window: UIWindow, recorder: FlowRecorder? = nil) {
    let home = HomeViewController()
    let navigationController = UINavigationController(rootViewController: home)
    let tracer = FlowTracer.start(recorder, window: window, dialect: .coordinatorKit)
    let router = NavigationRouter(navigationController: navigationController)
    let coordinator = HowToCodeCoordinator(router: TracingRouter(router, tracer: tracer))
    self.coordinator = coordinator
    tracer?.trace(coordinator)
    home.onHowToCode = { [weak coordinator] in
      coordinator?.present(animated: true, onDismissed: nil)
    }
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }
}
