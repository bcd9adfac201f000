import FlowTrace
import FlowTracing
import PortableUIKit

/// Dialect 3: one plain object is the delegate of every screen, and holds the state of the order.
///
/// There is no protocol, no child and no router. Run both flows and compare their graphs: the difference
/// shows the screens that the digital flow skips.
@MainActor
public final class ShopApp {
  /// What is sold, and so which screens lead from the cart to the order.
  public enum Flow: String, CaseIterable, Sendable {
    /// Paperbacks, which have to be delivered.
    case physical
    /// E-books.
    case digital
  }

  private let coordinator: PurchaseCoordinator

  /// Launches the app.
  public init(window: UIWindow, flow: Flow = .physical, recorder: FlowRecorder? = nil) {
    let navigationController = UINavigationController()
    let coordinator = PurchaseCoordinator(navigationController: navigationController, flow: flow)
    self.coordinator = coordinator
    FlowTracer.start(
      recorder, window: window, root: coordinator, as: PurchaseCoordinator.self,
      launch: flow.rawValue)
    window.rootViewController = navigationController
    coordinator.start()
    window.makeKeyAndVisible()
  }
}
