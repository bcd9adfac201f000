import FlowTrace
import SwiftRuntimeLayout

/// Who is responsible for what happened in one turn, by the best that is known.
///
/// A value: of the calls and steps of the turn, of the coordinators that are alive, and of the look
/// before.
@MainActor
struct Attribution {
  let turn: Turn
  let coordinators: CoordinatorFamilies
  /// The parent of each coordinator that has one.
  let parents: [ObjectID: ObjectID]
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

  /// Who a transition is due to: the coordinator whose code or router did it, the platform acting on a
  /// gesture, the owner of the screen that came or went.
  func responsible(for kind: TransitionKind, to target: Target) -> Responsible {
    let owner = kind.isForward ? target.owner : before?.owner
    if kind != .tab, let coordinator = coordinatorBehind(kind, to: target, near: owner) {
      return .coordinator(coordinator)
    }
    if turn.isSystemGesture(for: kind, fromAlert: before?.isAlert == true) {
      return .system
    }
    if let owner {
      return .coordinator(owner)
    }
    return before?.displayed == nil ? .app : .unknown
  }

  /// Who had a screen take in a child: the coordinator whose code did it, or the screen itself.
  func responsible(for embedding: Look.Embedding) -> Responsible {
    for note in turn.notes.reversed() where note.brings(.embed) && note.target == embedding.child {
      return coordinatorRunning(among: note.types, near: embedding.owner)
        .map { .coordinator($0) } ?? .app
    }
    return .app
  }

  // MARK: Calls

  /// The coordinator of the likeliest of the calls that may have brought about a transition.
  private func coordinatorBehind(
    _ kind: TransitionKind, to target: Target, near owner: ObjectID?
  ) -> ObjectID? {
    switch kind {
    case .present, .push, .tab, .embed, .root:
      return turn.first(showing: target.lineage, by: kind == .root ? nil : kind) {
        coordinator(ofNote: $0, near: owner)
      }
    case .dismiss, .pop:
      for index in turn.notes.indices where isBack(turn.notes[index], by: kind) {
        if let found = coordinator(ofNote: index, near: owner) { return found }
      }
      return nil
    }
  }

  private func coordinator(ofNote index: Int, near owner: ObjectID?) -> ObjectID? {
    turn.notes[index].coordinator
      ?? coordinatorRunning(among: turn.notes[index].types, near: owner)
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

  // MARK: Running code

  /// The coordinator whose code was running when a call was made: the innermost.
  ///
  /// An inherited method has the name of the class it was written in; the next coordinator outward
  /// that inherits it counts, as it most likely called its own, and where there is none, nobody
  /// does. Where several of a class are alive, the one that is `near` or above it counts, or else
  /// the newest.
  ///
  /// - Parameters:
  ///   - types: whose code was running, innermost first.
  ///   - near: a coordinator, mostly the owner of the screen.
  /// - Returns: nil where no coordinator's code was running.
  func coordinatorRunning(among types: [CallStackType], near: ObjectID?) -> ObjectID? {
    for index in types.indices {
      let family = coordinators[types[index]]
      guard !family.isEmpty else { continue }
      for heir in types[index...] {
        if let found = nearest(of: heir, in: family, to: near) { return found }
      }
      if family.count == 1 { return family[0].id }
    }
    return nil
  }

  /// The coordinator of a class among those of a family: the one that is `near` or above it, or else
  /// the newest.
  private func nearest(
    of type: CallStackType, in family: [CoordinatorFamilies.Member], to near: ObjectID?
  ) -> ObjectID? {
    var newest: ObjectID?
    var count = 0
    for member in family where member.type == type {
      newest = member.id
      count += 1
    }
    guard count > 1 else { return newest }
    var relative = near
    var steps = 0
    while let id = relative, steps <= parents.count {
      for member in family where member.type == type && member.id == id { return id }
      relative = parents[id]
      steps += 1
    }
    return newest
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
