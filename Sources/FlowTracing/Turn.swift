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
  /// The kinds of transition that all the calls bring about.
  private var kinds: TransitionKinds = []

  /// Whether nothing is known to have happened.
  var isQuiet: Bool { told == nil && step == nil && notes.isEmpty }

  mutating func add(_ note: consuming NavigationNote) {
    if notes.count < Self.mostNotes {
      kinds.formUnion(note.kinds)
      notes.append(note)
    }
  }

  /// Forgets all, and keeps the memory that it was in.
  mutating func clear() {
    told = nil
    step = nil
    notes.empty()
    kinds = []
  }

  /// Says which coordinator navigates with the router that was asked in a call.
  mutating func setCoordinator(_ coordinator: ObjectID, ofNote index: Int) {
    notes[index].coordinator = coordinator
  }

  /// What somebody meant to do: the app, which said so, or the person.
  var intent: String? { told ?? step?.description }

  /// The method that brought about a transition of a kind: the first that does such a thing, or
  /// else the first.
  func method(for kind: TransitionKind) -> String? {
    for index in notes.indices where notes[index].brings(kind) { return notes[index].method }
    return notes.first?.method
  }

  /// What `body` makes of the place of a call that put a screen on display, the first of which it makes
  /// something:
  /// those first that bring about transitions of `kind`, of them those nearest to the screen, and of
  /// them the last.
  func first<Result>(
    showing screen: UIViewController, by kind: TransitionKind? = nil, _ objects: LiveObjects,
    _ body: (Int) -> Result?
  ) -> Result? {
    guard let kind else { return first(showing: screen, by: .forward, objects, body) }
    let kinds = TransitionKinds(kind)
    return first(showing: screen, by: kinds, objects, body)
      ?? first(showing: screen, by: .forward, except: kinds, objects, body)
  }

  private func first<Result>(
    showing screen: UIViewController, by kinds: TransitionKinds,
    except others: TransitionKinds = [],
    _ objects: LiveObjects, _ body: (Int) -> Result?
  ) -> Result? {
    guard !self.kinds.isDisjoint(with: kinds) else { return nil }
    var shown: UIViewController? = screen
    while let controller = shown {
      let number = objects.entry(of: controller).pointee.number
      for index in notes.indices.reversed() where notes[index].target == number {
        if notes[index].isForward, !notes[index].kinds.isDisjoint(with: kinds),
          notes[index].kinds.isDisjoint(with: others), let result = body(index)
        {
          return result
        }
      }
      shown = controller.parent
    }
    return nil
  }

  /// The place of the first of the calls that put a screen on display.
  func firstNote(showing screen: UIViewController, _ objects: LiveObjects) -> Int? {
    first(showing: screen, objects) { $0 }
  }

  /// The coordinator whose router was handed a screen itself, the last if there were several.
  func coordinator(handed screen: NavigationNote.Number) -> ObjectID? {
    for index in notes.indices.reversed() where notes[index].target == screen {
      if let coordinator = notes[index].coordinator { return coordinator }
    }
    return nil
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
