import FlowGraph
import FlowTrace

extension VerdictSession {
  /// Coordinators without a screen of their own, of which one step makes another each time.
  ///
  /// One whose children showed screens is over when these are gone: two of them left show that
  /// they add up. One that never served a screen may be at work: three must be left.
  mutating func judgeGrowth(_ evidence: inout VerdictEvidence) {
    guard turn.hasChanged else { return }
    nameCauses()
    let grown = broods.filter { $0.value.members.count > max(1, $0.value.reported) }
      .sorted { $0.value.members[0].id < $1.value.members[0].id }
    guard !grown.isEmpty else { return }
    let busy = busy
    for (birth, brood) in grown {
      let idle = brood.members.filter {
        coordinators[$0.id]?.parent == birth.parent && coordinators[$0.id]?.first == nil
          && !busy.contains($0.id)
      }
      let haveServed = idle.allSatisfy { coordinators[$0.id]?.hasServed == true }
      guard Set(idle.map(\.turn)).count >= (haveServed ? 2 : 3), idle.count > brood.reported,
        let cause = brood.cause
      else { continue }
      broods[birth]?.reported = idle.count
      let owner = coordinators[birth.parent]?.name
      let key = VerdictKey(.growth, birth.name, owner: owner, after: cause)
      let moment = now
      evidence.add(key, .lasting, after: cause, steps: moment.steps) {
        Sighting(
          cause: cause, path: path(to: moment), objects: idle.map { subject($0.id, birth.name) })
      }
    }
  }

  /// What this turn did first to what is on display, or else to what is alive.
  var turnCause: Verdict.Cause? {
    turn.first.map { cause(of: $0.transition) } ?? turn.firstCause
  }

  /// Notes what happened in this turn for those that were made in it.
  private mutating func nameCauses() {
    guard let cause = turnCause else { return }
    for birth in turn.births where broods[birth]?.cause == nil {
      broods[birth]?.cause = cause
    }
  }
}

/// What made a coordinator: a step of the person in a state of the interface.
struct Birth: Hashable, Sendable {
  var parent: ObjectID
  var name: FlowGraph.Name
  var step: PersonStep
  var state: InterfaceState
}

/// The coordinators that one step made.
struct Brood: Sendable {
  /// Those that are held, and the turn in which each was made.
  var members: [(id: ObjectID, turn: Int)] = []
  /// What happened when the first was made.
  var cause: Verdict.Cause?
  /// How many were left when a verdict was passed last.
  var reported = 0
}
