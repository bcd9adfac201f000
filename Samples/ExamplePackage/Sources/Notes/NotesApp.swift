import FlowTrace
import FlowTracing
import PortableUIKit

/// A list of notes, a note, and a sheet to write one.
@MainActor
public final class NotesApp {
  private let coordinator: NotesCoordinator

  /// Launches the app.
  ///
  /// - Parameter recorder: where to trace to; nil runs the app untraced.
  public init(window: UIWindow, recorder: FlowRecorder? = nil) {
    let navigationController = UINavigationController()
    let coordinator = NotesCoordinator(navigationController: navigationController)
    self.coordinator = coordinator
    FlowTracer.start(recorder, window: window, root: coordinator, as: (any Coordinator).self)
    window.rootViewController = navigationController
    coordinator.start()
    window.makeKeyAndVisible()
  }
}
