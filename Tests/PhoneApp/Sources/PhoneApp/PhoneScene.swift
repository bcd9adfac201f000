import CoordinatorKit
import CoordinatorKitTracing
import FlowTrace
import FlowTracing
import PortableUIKit

/// The scene of an app that traces itself, written as docs/trace-your-app.md says.
public final class PhoneScene: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?
  private var coordinator: GreetingCoordinator?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    do {
      let recorder = try FlowRecorder(app: "PhoneApp", sink: .documents("phone-app.trace"))
      launch(in: window, recorder: recorder)
    } catch {
      assertionFailure("\(error)")
      launch(in: window, recorder: nil)
    }
  }

  private func launch(in window: UIWindow, recorder: FlowRecorder?) {
    let navigationController = TracingNavigationController()
    let tracer = FlowTracer.start(recorder, window: window, dialect: .coordinatorKit)
    let router = NavigationRouter(navigationController: navigationController)
    let coordinator = GreetingCoordinator(router: TracingRouter(router, tracer: tracer))
    tracer?.trace(coordinator)
    self.coordinator = coordinator
    window.rootViewController = navigationController
    coordinator.present(animated: false, onDismissed: nil)
    window.makeKeyAndVisible()
  }
}
