import FlowTrace
import SwiftRuntimeLayout

/// What happened between two settled states of the interface, as far as it explains the second: what
/// the person did, and which calls navigated.
@MainActor
struct Turn {
  /// The most calls that are remembered: one turn may make any number.
  private static let mostNotes = 256

  /// What the app said it is doing.
  var statement: String?
  /// What the person did last.
  private(set) var step: PersonStep?
  /// The text of the row that the person selected last.
  private var row: String?
  /// What the person did last, in a turn before, where nothing has gone from one screen to another since.
  private var unanswered: (step: PersonStep, row: String?, time: UInt64)?
  private(set) var notes: [NavigationNote] = []
  /// The coordinators that screens referred to when they were put on display.
  private(set) var seen: [SeenOwner] = []
  /// The last serial before the turn: what has a later one was found in it.
  private(set) var lastSerial: UInt32 = 0
  /// The kinds of transition that all the calls bring about.
  private var kinds: TransitionKinds = []

  /// Whether nothing is known to have happened.
  var isQuiet: Bool { statement == nil && step == nil && notes.isEmpty }

  /// Notes what the person did, and the text of the row if it was to select one.
  mutating func add(_ step: PersonStep, row: String?) {
    self.step = step
    self.row = row
    unanswered = nil
  }

  mutating func add(_ note: consuming NavigationNote) {
    if notes.count < Self.mostNotes {
      kinds.formUnion(note.kinds)
      notes.append(note)
    }
  }

  /// Notes that a screen refers to a coordinator.
  mutating func add(_ owner: consuming SeenOwner) {
    if seen.count < Self.mostNotes { seen.append(owner) }
  }

  /// The clock by which a step may still be answered.
  private static let clock = MonotonicClock()
  /// The time for which a step may be answered, in microseconds.
  private static let patience: UInt64 = 10_000_000

  /// Forgets everything, and keeps the memory that it was in.
  ///
  /// - Parameters:
  ///   - lastSerial: the last serial that an object has by now.
  ///   - isAnswered: whether something went from one screen to another in the turn.
  mutating func clear(lastSerial: UInt32, isAnswered: Bool) {
    statement = nil
    let next =
      isAnswered ? nil : step.map { (step: $0, row: row, time: Self.clock.now()) } ?? unanswered
    step = nil
    row = nil
    unanswered = next
    notes.empty()
    seen.empty()
    kinds = []
    self.lastSerial = lastSerial
  }

  /// Sets the coordinator that navigates with the router of a call.
  mutating func setCoordinator(_ coordinator: ObjectID, ofNote index: Int) {
    notes[index].coordinator = coordinator
  }

  /// The coordinator that a screen referred to when it was put on display, the last time.
  func ownerSeen(on screen: Look.Number) -> SeenOwner? {
    seen.last { $0.screen == screen }
  }

  /// Whether any call has return addresses in place of types.
  var hasCalls: Bool { notes.contains { !$0.calls.isEmpty } }

  /// Whether a call was made by code whose type cannot be known.
  var hasHiddenCode: Bool {
    notes.contains { $0.types.contains(.hidden) }
  }

  /// What the app said it is doing, or else what the person did: in this turn, or at most ten seconds
  /// before, where the app comes to it only now, as when a network has answered.
  var intent: String? {
    statement ?? step?.description ?? answered?.step.description
  }

  /// Whether the intent is a touch of a screen, and not of a tab.
  var isTouch: Bool {
    guard statement == nil, let action = (step ?? answered?.step)?.action else { return false }
    return action != .tab && action != .outside
  }

  /// The text of the row whose selection is the intent.
  var intendedRow: String? {
    guard statement == nil else { return nil }
    return step == nil ? answered?.row : row
  }

  /// What the person did before the turn, where the turn may be the answer.
  private var answered: (step: PersonStep, row: String?, time: UInt64)? {
    unanswered.flatMap { Self.clock.now() - $0.time <= Self.patience ? $0 : nil }
  }

  /// The method that brought about a transition of a kind: the first that does such a thing, or
  /// else the first.
  func method(for kind: TransitionKind) -> String? {
    for index in notes.indices where notes[index].brings(kind) { return notes[index].method }
    return notes.first?.method
  }

  /// Returns the first result of `body` for the calls that put a screen on display: those first that
  /// bring about transitions of `kind`, of them those nearest to the screen, and of them the last.
  ///
  /// - Parameters:
  ///   - lineage: the numbers of the screen and its ancestors, nearest first.
  ///   - kind: a kind of transition; nil for all that put something on display.
  ///   - body: is handed the place of a call.
  func first<Result>(
    showing lineage: some Sequence<Look.Number>, by kind: TransitionKind? = nil,
    _ body: (Int) -> Result?
  ) -> Result? {
    guard let kind else { return first(showing: lineage, by: .forward, except: [], body) }
    let kinds = TransitionKinds(kind)
    return first(showing: lineage, by: kinds, except: [], body)
      ?? first(showing: lineage, by: .forward, except: kinds, body)
  }

  private func first<Result>(
    showing lineage: some Sequence<Look.Number>, by kinds: TransitionKinds,
    except others: TransitionKinds, _ body: (Int) -> Result?
  ) -> Result? {
    guard !self.kinds.isDisjoint(with: kinds) else { return nil }
    for number in lineage {
      for index in notes.indices.reversed() where notes[index].target == number {
        if notes[index].isForward, !notes[index].kinds.isDisjoint(with: kinds),
          notes[index].kinds.isDisjoint(with: others), let result = body(index)
        {
          return result
        }
      }
    }
    return nil
  }

  /// Whether any call puts something on display.
  var isForward: Bool { !kinds.isDisjoint(with: .forward) }

  /// The place of the last call that put a controller itself on display.
  func lastNote(showing controller: Look.Number) -> Int? {
    for index in notes.indices.reversed()
    where notes[index].target == controller && notes[index].isForward {
      return index
    }
    return nil
  }

  /// The coordinator whose router was handed a screen itself, the last if there were several.
  func coordinator(handed screen: Look.Number) -> ObjectID? {
    for index in notes.indices.reversed() where notes[index].target == screen {
      if let coordinator = notes[index].coordinator { return coordinator }
    }
    return nil
  }

  /// Whether the platform itself makes such a transition of what the person did last.
  ///
  /// - Parameters:
  ///   - kind: the kind of the transition.
  ///   - isAlert: whether the transition leads away from an alert.
  func isSystemGesture(for kind: TransitionKind, fromAlert isAlert: Bool) -> Bool {
    switch step?.action {
    case .back, .swipeBack, .swipeDown: !kind.isForward
    case .tab: kind == .pop
    case .tap: kind == .dismiss && isAlert
    case .select, .turn, .enter, .swipeBackLetGo, .longPress, .swipe, .menu, .swipeRow, .pull,
      .shake, .outside, nil:
      false
    }
  }
}

/// A call that navigates, noted while the code that made it was running.
///
/// It names objects by their numbers, so it keeps nothing alive.
struct NavigationNote {
  typealias Number = Look.Number

  /// UIKit's name for what was called.
  let method: String
  /// The kinds of transition that the call brings about.
  let kinds: TransitionKinds
  /// What was to be shown or to go; 0 for nothing.
  let target: Number
  /// What it was called on; 0 for nothing.
  let container: Number
  /// Whose code was running, innermost first.
  var types: [CallStackType] = []
  /// The return addresses of that code, where not all types are known.
  var calls: [UInt64] = []
  /// The router that was called, where it was one; 0 otherwise.
  var router: Number = 0
  /// The coordinator that navigates with that router, once it is looked for.
  var coordinator: ObjectID?

  /// Whether the call is one that brings about transitions of a kind.
  func brings(_ kind: TransitionKind) -> Bool { kinds.contains(TransitionKinds(kind)) }

  /// Whether the call is one that puts something on display.
  var isForward: Bool { !kinds.isDisjoint(with: .forward) }
}
