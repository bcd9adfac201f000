import FlowTrace
import FlowTracing
import PortableUIKit

/// Dialect 2: parents and children, and screens that call a weak `coordinator` when they are gone.
///
/// Look for the coordinators of the root, which a tab bar controller makes; for the coordinator that stays
/// when *Register* is left with the back button; and for the products, which open twice while a second
/// merch coordinator exists.
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
