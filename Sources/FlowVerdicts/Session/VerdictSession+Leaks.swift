import FlowGraph
import FlowTrace

extension VerdictSession {
  /// Coordinators that were let go long ago, with all their screens gone, and are not freed.
  mutating func findRetained(_ evidence: inout VerdictEvidence) {
    var seen: Set<VerdictEvidence.Bond> = []
    for (id, coordinator) in coordinators.sorted(by: { $0.key < $1.key }) {
      guard isRetained(coordinator), let letGo = coordinator.letGo, let cause = letGo.cause,
        let bond = bond(of: id)
      else { continue }
      let above = coordinator.lastParent.flatMap { coordinators[$0] }
      guard above.map(isRetained) != true else { continue }
      if !seen.insert(bond).inserted { evidence.add(accumulated: bond, .retained) }
      let key = VerdictKey(.retained, bond.subject, owner: bond.owner, after: cause)
      evidence.add(key, .lasting, after: cause, steps: letGo.steps) {
        Sighting(cause: cause, path: path(to: letGo), objects: [subject(id, bond.subject)])
      }
    }
  }

  private func isRetained(_ coordinator: LiveCoordinator) -> Bool {
    coordinator.parent == nil && coordinator.freed == nil && coordinator.screens.isEmpty
      && coordinator.hasServed && coordinator.letGo.map(isLongAgo) == true
  }

  /// Screens that were dismissed long ago and are not freed, though nobody can want them back:
  /// whoever showed them is gone, or makes another one each time.
  mutating func findLeakedScreens(_ evidence: inout VerdictEvidence) {
    struct Visit: Hashable {
      var owner: ObjectID?
      var name: FlowGraph.Name
      var title: ExactString?
      var arrival: LiveScreen.Arrival
    }
    var visits: [Visit: [ObjectID]] = [:]
    for (id, screen) in screens.sorted(by: { $0.key < $1.key }) {
      guard !screen.isInWindow, let left = screen.left, isLongAgo(left) else { continue }
      let owner = screen.owner.flatMap { coordinators[$0] }
      if let owner, let freed = owner.freed {
        if isLongAgo(freed), !wasTurnedOver(left) {
          addLeak([id], screen, left, owner.name, &evidence)
        }
      } else if owner?.letGo == nil, !isKept(screen, left), let arrival = screen.arrival,
        arrival.kind != .embed
      {
        let visit = Visit(
          owner: screen.owner, name: screen.name, title: screen.title, arrival: arrival)
        visits[visit, default: []].append(id)
      }
    }
    for (visit, ids) in visits.sorted(by: { $0.value[0] < $1.value[0] })
    where ids.count - pagesKept(of: ids, named: visit.name) > 1 {
      guard let last = ids.last, let screen = screens[last], let left = screen.left else {
        continue
      }
      addLeak(ids, screen, left, visit.owner.flatMap { coordinators[$0]?.name }, &evidence)
    }
  }

  /// Whether a screen left as a page that a person turned over, which its controller may keep.
  private func wasTurnedOver(_ left: Moment) -> Bool { left.cause?.kind == .push }

  /// How many of some screens controllers of pages may keep: the neighbors of each page that shows.
  private func pagesKept(of ids: [ObjectID], named name: FlowGraph.Name) -> Int {
    let turned = ids.count { screens[$0]?.left.map(wasTurnedOver) == true }
    guard turned > 0 else { return 0 }
    return min(turned, 2 * screens.values.count { $0.left == nil && $0.name == name })
  }

  /// Whether a zombie keeps a screen, which goes when that does: one that it showed, or one that
  /// nobody is known to have shown and that left with its screens.
  private func isKept(_ screen: LiveScreen, _ left: Moment) -> Bool {
    guard let owner = screen.owner else {
      return zombies.values.contains { $0.exit.look == left.look }
    }
    return lineage(of: owner).contains { zombies[$0] != nil }
  }

  private func addLeak(
    _ ids: [ObjectID], _ screen: LiveScreen, _ left: Moment, _ owner: FlowGraph.Name?,
    _ evidence: inout VerdictEvidence
  ) {
    guard let cause = left.cause else { return }
    let key = VerdictKey(.leakedScreen, screen.name, owner: owner, after: cause)
    evidence.add(key, .lasting, after: cause, steps: left.steps) {
      Sighting(
        cause: cause, path: path(to: left), objects: ids.map { subject($0, screen.name) })
    }
  }
}
