import FlowGraph
import FlowTrace

extension VerdictSession {
  /// Looks for flows that ended in this turn, and at what became of those that ended before.
  mutating func judgeZombies(_ evidence: inout VerdictEvidence) {
    guard screensInWindow > 0 else {
      // The window went with all that was in it; nothing was mended by that.
      for mended in turn.mended { zombies[mended.zombie] = mended.state }
      return
    }
    judgeMended(&evidence)
    for link in turn.links where coordinators[link.child]?.first == nil {
      if turn.step != nil, coordinators[link.child]?.hasServed == true {
        let cause = turnCause
        coordinators[link.child]?.origin = cause
      } else {
        coordinators[link.child]?.isResting = true
      }
    }
    judgeAccumulation(&evidence)
    judgeExits(&evidence)
  }

  /// Zombies that were let go: by the next one taking their place, or otherwise.
  private mutating func judgeMended(_ evidence: inout VerdictEvidence) {
    for mended in turn.mended {
      let isReplaced = turn.links.contains {
        $0.parent == mended.parent && $0.look == mended.moment.look
      }
      if isReplaced { evidence.add(replaced: mended.state.bond, .zombie) }
      if isReplaced
        || hasLasted(mended.state, by: turn.number - 1)
          && !isPrompt(mended.moment, after: mended.state)
      {
        add(mended.state, mended.zombie, .lasting, &evidence)
      }
    }
  }

  /// A child was taken while a zombie of its name is still held: they add up.
  private mutating func judgeAccumulation(_ evidence: inout VerdictEvidence) {
    for link in turn.links where coordinators[link.child]?.parent == link.parent {
      guard let bond = bond(of: link.child),
        evidence.accumulated[.zombie]?.contains(bond) != true
      else { continue }
      if zombies.contains(where: { $0.value.parent == link.parent && $0.value.name == bond.subject }
      ) {
        evidence.add(accumulated: bond, .zombie)
      }
    }
  }

  private mutating func judgeExits(_ evidence: inout VerdictEvidence) {
    guard !turn.exited.isEmpty else { return }
    let busy = busy
    let ended = turn.exited.filter { !busy.contains($0) && coordinators[$0]?.hasFlow == true }
    // Those above come first: what they hold is theirs to let go.
    let ordered = ended.map { (depth: lineage(of: $0).count, id: $0) }.sorted { $0 < $1 }
    for (_, id) in ordered {
      guard let coordinator = coordinators[id], let parent = coordinator.lastParent,
        let exit = coordinator.exit, let cause = exit.cause
      else { continue }
      let hasScreens = coordinator.first != nil
      let zombie = Zombie(
        name: coordinator.name, parent: parent, owner: coordinators[parent]?.name, exit: exit,
        cause: hasScreens ? cause : coordinator.origin ?? cause, isGesture: cause.by == .system,
        turn: turn.number)
      let isHeld = coordinator.parent != nil && !coordinator.isResting
      let above = isHeld ? lineage(of: id).first { zombies[$0] != nil } : nil
      let blamed = above.flatMap { zombies[$0] } ?? zombie
      if hasScreens {
        let kind = ExitKind(
          step: turn.step, cause: cause, isParentGone: ended.contains(parent) || isGone(parent))
        evidence.add(exit: kind, of: zombie.name, isReleased: !isHeld, blamed.key)
      }
      if isHeld, above == nil { zombies[id] = zombie }
    }
  }

  private func isGone(_ id: ObjectID) -> Bool {
    guard let coordinator = coordinators[id] else { return true }
    return coordinator.letGo != nil || coordinator.freed != nil
  }

  /// Reports the zombies that are left when the session ends.
  mutating func endZombies(_ evidence: inout VerdictEvidence) {
    for (id, zombie) in zombies.sorted(by: { $0.key < $1.key }) {
      let hasLasted = hasLasted(zombie, by: lastRest)
      let isGesture = zombie.isGesture && isWhole(zombie.exit)
      add(zombie, id, hasLasted ? .lasting : isGesture ? .gesture : .none, &evidence)
    }
  }

  /// Whether a zombie was one for long enough when a turn was over: no code follows up a gesture of
  /// the platform, but one that took its own screen down may be about to show another.
  private func hasLasted(_ zombie: Zombie, by number: Int) -> Bool {
    number > zombie.turn + (zombie.isGesture ? 0 : 1)
  }

  /// Whether a zombie was let go so soon that its code may have been at work all the time, however
  /// much the person did: within two seconds, where the trace is timed.
  private func isPrompt(_ moment: Moment, after zombie: Zombie) -> Bool {
    !zombie.isGesture && isTimed && moment.at &- zombie.exit.at < 2_000_000
  }

  private func add(
    _ zombie: Zombie, _ id: ObjectID, _ certainty: VerdictEvidence.Certainty,
    _ evidence: inout VerdictEvidence
  ) {
    evidence.add(zombie.key, certainty, after: zombie.cause, steps: zombie.exit.steps) {
      Sighting(
        cause: zombie.cause, path: path(to: zombie.exit), objects: [subject(id, zombie.name)])
    }
  }
}

/// A coordinator whose screens are all gone while its parent holds it.
struct Zombie: Sendable {
  var name: FlowGraph.Name
  var parent: ObjectID
  var owner: FlowGraph.Name?
  var exit: Moment
  /// What is to be reported: its exit, or what made one that had no screen of its own.
  var cause: Verdict.Cause
  /// Whether the platform took its last screen down, and no code.
  var isGesture: Bool
  /// The turn in which it became one.
  var turn: Int

  var bond: VerdictEvidence.Bond { .init(subject: name, owner: owner) }
  var key: VerdictKey { VerdictKey(.zombie, name, owner: owner, after: cause) }
}
