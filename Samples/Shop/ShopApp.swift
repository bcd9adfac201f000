import FlowTrace
import FlowTracing
import PortableUIKit

/// Dialect 3: one plain object is the delegate of every screen, and holds all there is to know.
///
/// Look for what is not there: no protocol, no children, no router. Run both flows and compare
/// their graphs: what the digital one saves is what the difference shows.
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
