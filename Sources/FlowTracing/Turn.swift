import FlowTrace
import PortableUIKit

/// What is known of why things happen, between two settled states of the interface.
@MainActor
struct Turn {
  /// As many calls are remembered: one turn may make any number.
  private static let mostNotes = 256

  /// What the app said it is doing.
  var told: String?
  /// What the person did last.
  var step: PersonStep?
  private(set) var notes: [NavigationNote] = []

  /// Whether nothing is known to have happened.
  var isQuiet: Bool { told == nil && step == nil && notes.isEmpty }

  mutating func add(_ note: NavigationNote) {
    if notes.count < Self.mostNotes {
      notes.append(note)
    }
  }

  /// What somebody meant to do: the app, which said so, or the person.
  var intent: String? { told ?? step?.description }

  /// The method that brought about a transition of a kind: the first that does such a thing, or
  /// else the first.
  func method(for kind: TransitionKind) -> String? {
    (notes.first { $0.brings(kind) } ?? notes.first)?.method
  }

  /// The calls that put a screen on display, those nearest to it first, and of them the last.
  func notes(showing screen: UIViewController) -> [NavigationNote] {
    notes.reversed()
      .compactMap { note in note.distance(to: screen).map { (note, distance: $0) } }
      .sorted { $0.distance < $1.distance }
      .map(\.0)
  }

  /// The first of the calls that put a screen on display.
  func firstNote(showing screen: UIViewController) -> NavigationNote? {
    var first: (note: NavigationNote, distance: Int)?
    for note in notes.reversed() {
      if let distance = note.distance(to: screen), distance < first?.distance ?? .max {
        first = (note, distance)
      }
    }
    return first?.note
  }

  /// Whether the platform itself makes such a transition of what the person did last.
  ///
  /// - Parameter isAlert: whether the transition leads away from an alert.
  func isSystemGesture(for kind: TransitionKind, fromAlert isAlert: Bool) -> Bool {
    switch step?.action {
    case .back, .swipeBack, .swipeDown: !kind.isForward
    case .tab: kind == .pop
    case .tap: kind == .dismiss && isAlert
    case .select, .turn, .enter, .swipeBackLetGo, nil: false
    }
  }
}
