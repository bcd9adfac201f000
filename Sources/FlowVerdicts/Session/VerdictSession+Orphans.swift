import FlowTrace

extension VerdictSession {
  mutating func judgeOrphans(_ evidence: inout VerdictEvidence) {
    let owner = [embedded, displayed].compactMap { $0 }.compactMap(ownerInWindow).first
    guard let owner, let coordinator = coordinators[owner], coordinator.parent == nil,
      !coordinator.isUnretained, let since = coordinator.freed ?? coordinator.letGo,
      let cause = since.cause
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
    evidence.add(key, .lasting, after: cause, steps: since.steps) {
      Sighting(
        cause: cause, path: path(to: since),
        objects: [subject(owner, coordinator.name)] + shownSubjects(of: coordinator))
    }
  }

  /// Who shows a screen, unless another coordinator that lives has put it on display since.
  private func ownerInWindow(of id: ObjectID) -> ObjectID? {
    guard let screen = screens[id], screen.isInWindow else { return nil }
    let isHosted = screen.guests.contains { guest in
      coordinators[guest].map { $0.freed == nil && $0.letGo == nil } == true
    }
    return isHosted ? nil : screen.owner
  }

  func shownSubjects(of coordinator: LiveCoordinator) -> [Sighting.Object] {
    coordinator.screens.sorted().compactMap { id in screens[id].map { subject(id, $0.name) } }
  }
}
