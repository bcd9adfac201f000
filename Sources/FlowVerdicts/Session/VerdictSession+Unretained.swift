import FlowTrace

extension VerdictSession {
  /// Looks for coordinators that nobody kept: they were freed before the app was looked at, and a
  /// screen of theirs is in the window.
  mutating func judgeUnretained(_ evidence: inout VerdictEvidence) {
    for id in turn.gone {
      guard let coordinator = coordinators[id], coordinator.isUnretained,
        !coordinator.screens.isEmpty, let freed = coordinator.freed, let cause = freed.cause,
        let bond = bond(of: id)
      else { continue }
      let key = VerdictKey(.unretained, bond.subject, owner: bond.owner, after: cause)
      evidence.add(key, .lasting, after: cause, steps: freed.steps) {
        Sighting(
          cause: cause, path: path(to: freed),
          objects: [subject(id, coordinator.name)] + shownSubjects(of: coordinator))
      }
    }
  }
}
