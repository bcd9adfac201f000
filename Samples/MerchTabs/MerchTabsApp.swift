import FlowTrace
import FlowTracing
import PortableUIKit

/// Dialect 2: parents and children, and screens that tell a weak `coordinator` when they are gone.
///
/// Look for the coordinators that nobody expects: a tab bar controller makes the five that belong to
/// the root; leaving *Register* by the back button leaves its coordinator behind; and opening the
/// products while a second merch coordinator is alive opens them twice.
@MainActor
public final class MerchTabsApp {
  private let coordinator: RootCoordinator

  /// Launches the app.
  public init(window: UIWindow, recorder: FlowRecorder? = nil) {
    let navigationController = UINavigationController()
    let coordinator = RootCoordinator(navigationController: navigationController)
    self.coordinator = coordinator
    FlowTracer.start(recorder, window: window, root: coordinator, as: (any Coordinator).self)
    window.rootViewController = navigationController
    coordinator.start(animated: false)
    window.makeKeyAndVisible()
  }
}
