public import CoordinatorKit
import CoordinatorKitTracing
public import FlowTrace
import FlowTracing
import HeadlessUIKit

/// An app of two screens, whose coordinator pushes a new page and takes it down again.
///
/// The app is the same however it is traced, so the difference is the cost of tracing.
@MainActor
public final class MeasuredApp {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let navigationController = UINavigationController(
    rootViewController: Page(title: "Home"))
  private let coordinator: PageCoordinator
  private let tracer: FlowTracer?

  /// Launches the app with nothing that traces.
  ///
  /// - Parameters:
  ///   - coordinators: how many there are; the first of them navigates and holds the others.
  ///   - watch: what the coordinator gets for its router, such as one that logs.
  public convenience init(
    coordinators: Int = 1, watch: (any Router) -> any Router = { $0 }
  ) {
    self.init(coordinators: coordinators, recorder: nil) { router, _ in watch(router) }
  }

  /// Launches the app, traced.
  ///
  /// - Parameter recorder: where to trace to; nil leaves the tracing lines there, and turns them
  ///   off.
  public convenience init(coordinators: Int = 1, tracingTo recorder: FlowRecorder?) {
    self.init(coordinators: coordinators, recorder: recorder) {
      TracingRouter($0, tracer: $1)
    }
  }

  private init(
    coordinators: Int, recorder: FlowRecorder?, watch: (any Router, FlowTracer?) -> any Router
  ) {
    tracer = FlowTracer.start(recorder, window: window, dialect: .coordinatorKit)
    let router = watch(NavigationRouter(navigationController: navigationController), tracer)
    coordinator = PageCoordinator(router: router)
    coordinator.children = (1..<coordinators).map { _ in PageCoordinator(router: router) }
    tracer?.trace(coordinator)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    MainLoop.runPending()
  }

  /// Navigates to a new page and back, so often: two navigations each time.
  public func goThereAndBack(times: Int) {
    for _ in 0..<times {
      coordinator.present(animated: false, onDismissed: nil)
      MainLoop.runPending()
      (navigationController.topViewController as? Page)?.done()
      MainLoop.runPending()
    }
  }

  /// Lets the loop run, so often, each time with a reason for the tracer to look at everything, and
  /// nothing changed.
  public func look(times: Int) {
    for _ in 0..<times {
      tracer?.willDismiss(through: coordinator.router)
      MainLoop.runPending()
    }
  }
}
