import FlowTrace
import FlowTracing
import PortableUIKit

/// Dialect 4: coordinators that are presented or pushed whole, and a navigator that knows when a
/// screen is popped.
///
/// Look for the two ways in, which one launch decides between. And look for what the navigator
/// cannot know: it hears of every pop, by whatever means, but a sheet swiped down leaves its
/// coordinator behind.
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
