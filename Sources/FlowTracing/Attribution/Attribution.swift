import FlowAttribution
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

  /// Whether a person, or a statement of the app, is behind what happened in this turn.
  var isIntended: Bool { turn.intent != nil }

  /// The text of the row whose selection is the trigger.
  var row: String? { before?.displayed == nil ? nil : turn.intendedRow }

  /// Who is responsible for a transition, how that is known, and the calls for a later judgement.
  struct Finding {
    var by: Responsible
    /// Whether it was inferred from who owns the screens, for want of the code that ran.
    var isInferred = false
    /// The return addresses of the calls that it depends on; see ``FlowTrace/TraceEvent/Transition/calls``.
    var calls: [[UInt64]] = []
  }

  /// The most calls of one transition whose addresses are recorded.
  private static let mostCalls = 8

  /// Who a transition is due to; see ``FlowAttribution/Judgement``.
  ///
  /// Where not all code that ran is known, a screen without an owner, such as an alert, counts as that of
  /// the screen at the other end.
  func responsible(for kind: TransitionKind, to target: Target) -> Finding {
    let (nearer, other) =
      kind.isForward ? (target.owner, before?.owner) : (before?.owner, target.owner)
    if kind == .tab { return Finding(by: nearer.map { .coordinator($0) } ?? nobody) }
    let running = coordinatorBehind(kind, to: target, owner: nearer)
    // Where a coordinator's code is known to have run, this is not asked for.
    let isComplete = running == nil && code.isComplete && turn.hasEveryCall && !turn.hasHiddenCode
    let found = Judgement(
      isForward: kind.isForward,
      owner: nearer ?? (running == nil && !isComplete ? other : nil), running: running,
      isComplete: isComplete,
      isSystemGesture: turn.isSystemGesture(for: kind, fromAlert: before?.isAlert == true),
      nobody: nobody
    ).finding
    return Finding(
      by: found.by, isInferred: found.isInferred, calls: calls(behind: kind, to: target))
  }

  /// No coordinator is known: at launch it is the app.
  private var nobody: Responsible { before?.displayed == nil ? .app : .unknown }

  /// Who had a screen take in a child: the coordinator whose code did it, or the screen itself.
  func responsible(for embedding: Look.Embedding) -> Finding {
    let index = turn.notes.lastIndex { $0.brings(.embed) && $0.target == embedding.child }
    guard let index else { return Finding(by: .app) }
    let note = turn.notes[index]
    let calls = note.calls.isEmpty ? [] : [note.calls]
    guard let running = code.coordinator(among: note.types, owner: embedding.owner) else {
      return Finding(by: .app, calls: calls)
    }
    return Finding(by: .coordinator(running.id), isInferred: !running.isCertain, calls: calls)
  }

  // MARK: Calls

  /// The coordinator of the likeliest of the calls that may have brought about a transition.
  private func coordinatorBehind(
    _ kind: TransitionKind, to target: Target, owner: ObjectID?
  ) -> RunningCode.Running? {
    first(behind: kind, to: target) { coordinator(ofNote: $0, owner: owner) }
  }

  /// The return addresses of the calls that may have brought about a transition, the likeliest first,
  /// up to one whose coordinator is known by its router.
  private func calls(behind kind: TransitionKind, to target: Target) -> [[UInt64]] {
    guard turn.hasCalls else { return [] }
    var stacks: [[UInt64]] = []
    _ = first(behind: kind, to: target) { index in
      let note = turn.notes[index]
      guard note.coordinator == nil, stacks.count < Self.mostCalls else { return true }
      if !note.calls.isEmpty, !stacks.contains(note.calls) { stacks.append(note.calls) }
      return nil
    }
    return stacks
  }

  /// Returns the first result of `body` for the calls that may have brought about a transition, the
  /// likeliest first.
  private func first<Result>(
    behind kind: TransitionKind, to target: Target, _ body: (Int) -> Result?
  ) -> Result? {
    switch kind {
    case .present, .replace, .push, .tab, .embed, .root:
      return turn.first(showing: target.lineage, by: kind == .root ? nil : kind, body)
    case .dismiss, .pop:
      for index in turn.notes.indices where isBack(turn.notes[index], by: kind) {
        if let found = body(index) { return found }
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
