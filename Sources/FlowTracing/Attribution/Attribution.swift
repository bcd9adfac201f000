import FlowTrace
import SwiftRuntimeLayout

/// Who is responsible for what happened in one turn, by the best that is known.
///
/// A value: of the calls and steps of the turn, of the coordinators that are alive, and of the look
/// before.
@MainActor
struct Attribution {
  let turn: Turn
  /// Finds the coordinators whose code ran.
  let code: RunningCode
  /// The look at the end of the turn before; nil at launch.
  let before: Look?

  /// A screen that came or went.
  struct Target {
    /// The coordinator that shows it, if that is known.
    var owner: ObjectID?
    var lineage: Look.Lineage
  }

  /// The text of a transition that happened in this turn.
  func trigger(of kind: TransitionKind) -> String {
    if let intent = turn.intent { return intent }
    return before?.displayed == nil ? "launch" : turn.method(for: kind) ?? kind.rawValue
  }

  /// Who is responsible for a transition, and how that is known.
  struct Finding {
    var by: Responsible
    /// Whether it was inferred from who owns the screens, for want of the code that ran.
    var isInferred = false
  }

  /// Who a transition is due to: the coordinator whose code or router did it, the platform acting on a
  /// gesture, the owner of the screen that came or went.
  ///
  /// Where not all code that ran is known, the owner of the screen that came counts first.
  func responsible(for kind: TransitionKind, to target: Target) -> Finding {
    let owner = kind.isForward ? target.owner : before?.owner
    if kind == .tab { return owner.map { Finding(by: .coordinator($0)) } ?? nobody }
    let running = coordinatorBehind(kind, to: target, owner: owner)
    let isKnown = running?.isCertain ?? (code.isComplete && !turn.hasHiddenCode)
    if !isKnown, kind.isForward, let owner {
      return Finding(by: .coordinator(owner), isInferred: true)
    }
    if let running {
      return Finding(by: .coordinator(running.id), isInferred: !isKnown)
    }
    if turn.isSystemGesture(for: kind, fromAlert: before?.isAlert == true) {
      return Finding(by: .system)
    }
    guard let owner else { return nobody }
    return Finding(by: .coordinator(owner), isInferred: !isKnown)
  }

  /// No coordinator is known: at launch it is the app.
  private var nobody: Finding { Finding(by: before?.displayed == nil ? .app : .unknown) }

  /// Who had a screen take in a child: the coordinator whose code did it, or the screen itself.
  func responsible(for embedding: Look.Embedding) -> Finding {
    for note in turn.notes.reversed() where note.brings(.embed) && note.target == embedding.child {
      guard let running = code.coordinator(among: note.types, owner: embedding.owner) else {
        break
      }
      return Finding(by: .coordinator(running.id), isInferred: !running.isCertain)
    }
    return Finding(by: .app)
  }

  // MARK: Calls

  /// The coordinator of the likeliest of the calls that may have brought about a transition.
  private func coordinatorBehind(
    _ kind: TransitionKind, to target: Target, owner: ObjectID?
  ) -> RunningCode.Running? {
    switch kind {
    case .present, .replace, .push, .tab, .embed, .root:
      return turn.first(showing: target.lineage, by: kind == .root ? nil : kind) {
        coordinator(ofNote: $0, owner: owner)
      }
    case .dismiss, .pop:
      for index in turn.notes.indices where isBack(turn.notes[index], by: kind) {
        if let found = coordinator(ofNote: index, owner: owner) { return found }
      }
      return nil
    }
  }

  private func coordinator(ofNote index: Int, owner: ObjectID?) -> RunningCode.Running? {
    turn.notes[index].coordinator.map { RunningCode.Running(id: $0, isCertain: true) }
      ?? code.coordinator(among: turn.notes[index].types, owner: owner)
  }

  /// Whether a call takes something down: for a pop, a call on a stack that was on the path to what was
  /// on display; otherwise what was presented, or, when an alert was answered, what lay under it.
  private func isBack(_ note: NavigationNote, by kind: TransitionKind) -> Bool {
    if kind == .pop {
      return note.kinds.contains(.pop) && note.container > 0
        && before?.hasStack(of: note.container) == true
    }
    return note.kinds.contains(.dismiss) || (before?.isAlert == true && note.kinds.contains(.pop))
  }
}

/// The coordinators that are alive, by their classes and those above these.
@MainActor
struct CoordinatorFamilies {
  /// A coordinator among those of its class and the classes above.
  struct Member {
    var id: ObjectID
    /// Its own class.
    var type: CallStackType
  }

  /// By class, as its number on call stacks.
  private var families: [[Member]] = []

  /// The coordinators of a class or of one below it, those included that are gone since the last
  /// look; the newest last. O(1).
  subscript(_ type: CallStackType) -> [Member] {
    Int(type.index) < families.count ? families[Int(type.index)] : []
  }

  /// Adds a coordinator.
  ///
  /// - Parameters:
  ///   - id: its serial.
  ///   - chain: its class and those above.
  mutating func add(_ id: ObjectID, _ chain: [CallStackType]) {
    let member = Member(id: id, type: chain[0])
    for type in chain {
      while families.count <= Int(type.index) { families.append([]) }
      families[Int(type.index)].append(member)
    }
  }

  /// Removes a coordinator.
  ///
  /// - Parameters:
  ///   - id: its serial.
  ///   - chain: its class and those above.
  mutating func remove(_ id: ObjectID, _ chain: [CallStackType]) {
    for type in chain {
      families[Int(type.index)].removeAll { $0.id == id }
    }
  }
}
