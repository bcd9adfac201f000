import FlowTrace
import FlowTracing
import PortableUIKit

/// Dialect 5: `start()` and a `presenter`; each coordinator keeps the next one in a property.
///
/// Look for the list class that is used twice: the rows of `AllKanjiListCoordinator`'s list show a detail,
/// those of a word's kanji do nothing, because that list has no delegate. And look for the
/// `KanjiDetailCoordinator` that stays after going back, until the next kanji is selected.
@MainActor
public final class KanjiApp {
  private let coordinator: ApplicationCoordinator

  /// Launches the app.
  public init(window: UIWindow, recorder: FlowRecorder? = nil) {
    let coordinator = ApplicationCoordinator(window: window)
    self.coordinator = coordinator
    FlowTracer.start(recorder, window: window, root: coordinator, as: (any Coordinator).self)
    coordinator.start()
  }
}
