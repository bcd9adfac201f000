import FlowTrace

extension VerdictSession {
  mutating func judgeOrphans(_ evidence: inout VerdictEvidence) {
    let owner = [embedded, displayed].compactMap { $0 }.compactMap(ownerInWindow).first
    guard let owner, let coordinator = coordinators[owner], coordinator.parent == nil,
      let since = coordinator.freed ?? coordinator.letGo, let cause = since.cause
    else {
      orphans.removeAll()
      return
    }
    let first = orphans[owner] ?? turn.number
    orphans = [owner: first]
    // One that is only let go may be held by its screen: it is given time to do something. And the
    // end of a trace may cut off what would have mended it.
    let patience = coordinator.freed == nil ? 2 : 0
    guard turn.number == first + patience, !isEnding, let bond = bond(of: owner) else { return }
    let key = VerdictKey(.orphan, bond.subject, owner: bond.owner, after: cause)
    evidence.add(key, .lasting, steps: since.steps) {
      Sighting(
        cause: cause, path: path(to: since),
        objects: [subject(owner, coordinator.name)] + shownSubjects(of: coordinator))
    }
  }

  private func ownerInWindow(of screen: ObjectID) -> ObjectID? {
    screens[screen].flatMap { $0.isInWindow ? $0.owner : nil }
  }

  private func shownSubjects(of coordinator: LiveCoordinator) -> [Verdict.Subject] {
    coordinator.screens.sorted().compactMap { id in screens[id].map { subject(id, $0.name) } }
  }
}
