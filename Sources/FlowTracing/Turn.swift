import FlowTrace
import PortableUIKit

/// What is known of why things happen, between two settled states of the interface.
@MainActor
struct Turn {
  /// As many calls are remembered: one turn may make any number.
  private static let mostNotes = 256

  /// More than any distance from a screen to the container that a call put on display.
  private static let farthest = 1 << 30

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
    for note in notes where note.brings(kind) { return note.method }
    return notes.first?.method
  }

  /// The calls that put a screen on display: those first that bring about transitions of `kind`, of
  /// them those nearest to the screen, and of them the last.
  func notes(showing screen: UIViewController, by kind: TransitionKind? = nil) -> [NavigationNote] {
    var found: [(note: NavigationNote, rank: Int)] = []
    for note in notes.reversed() {
      guard let distance = note.distance(to: screen) else { continue }
      let isOther = kind.map { !note.brings($0) } ?? false
      let rank = isOther ? distance + Self.farthest : distance
      let place = found.firstIndex { $0.rank > rank } ?? found.count
      found.insert((note, rank), at: place)
    }
    return found.map(\.note)
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
