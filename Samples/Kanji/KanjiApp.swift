import FlowTrace
import FlowTracing
import PortableUIKit

/// Dialect 5: `start()` and a `presenter`; each coordinator keeps the next one in a property.
///
/// Look for the two ways to one list class: `AllKanjiListCoordinator`'s list leads on, the list of
/// a word's kanji leads nowhere, because nobody is its delegate. And look for the
/// `KanjiDetailCoordinator` that stays behind when the person goes back, until the next kanji is
/// chosen.
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
