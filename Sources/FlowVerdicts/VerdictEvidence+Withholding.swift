package import FlowGraph

extension VerdictEvidence {
  /// Returns the evidence without what was seen only a few times, or is about other names, and
  /// without the sessions that it comes from. O(*n*).
  ///
  /// - Parameters:
  ///   - times: how often something has to have been seen to stay.
  ///   - names: the coordinators and screens that may be named.
  package func withholding(
    fewerThan times: Int, allBut names: Set<FlowGraph.Name>
  ) -> VerdictEvidence {
    func isKept(_ bond: Bond) -> Bool {
      names.contains(bond.subject) && bond.owner.map(names.contains) ?? true
    }
    var kept = VerdictEvidence()
    for (key, known) in sightings where known.count >= times {
      let mentioned =
        [key.subject, key.owner, key.from, known.best.cause.from, known.best.cause.to]
        + known.best.objects.map(\.name)
      guard mentioned.allSatisfy({ $0.map(names.contains) ?? true }) else { continue }
      kept.sightings[key] = known
      kept.sightings[key]?.best.session = nil
      kept.sightings[key]?.transitions = known.transitions.filter { transition in
        if case .coordinator(let name) = transition.by, !names.contains(name) { return false }
        return names.contains(transition.to)
      }
    }
    for (flow, counts) in exits where names.contains(flow) {
      kept.exits[flow] = counts.filter { $0.value.exercised >= times }.mapValues { count in
        var count = count
        count.keys = count.keys.filter { kept.sightings[$0] != nil }
        return count
      }
    }
    kept.arrivals = arrivals.filter { kept.exits[$0.key]?.isEmpty == false }
    kept.released = released.filter { kept.sightings[$0] != nil }
    kept.reused = reused.filter(isKept)
    kept.replaced = replaced.mapValues { $0.filter(isKept) }
    kept.accumulated = accumulated.mapValues { $0.filter(isKept) }
    kept.active = active.intersection(names)
    return kept
  }
}
