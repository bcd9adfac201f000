import FlowTrace
import FlowTracing
import PortableUIKit

/// Dialect 4: coordinators that are presented or pushed as a whole, and a navigator that calls a closure
/// when a screen is popped.
///
/// Look for the two launches, which show different first screens, and for the limit of the navigator: it
/// detects every pop, but a sheet that is swiped down leaves its coordinator behind.
@MainActor
public final class OnboardingApp {
  private let coordinator: AppCoordinator

  /// Launches the app.
  ///
  /// - Parameter isFirstLaunch: whether the person has never seen it before.
  public init(window: UIWindow, isFirstLaunch: Bool, recorder: FlowRecorder? = nil) {
    let coordinator = AppCoordinator(window: window, isFirstTimeUser: isFirstLaunch)
    self.coordinator = coordinator
    FlowTracer.start(
      recorder, window: window, root: coordinator, as: (any Coordinator).self,
      launch: isFirstLaunch ? "first launch" : "later launch")
    coordinator.start()
  }
}
