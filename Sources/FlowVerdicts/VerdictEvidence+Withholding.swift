package import FlowGraph

extension VerdictEvidence {
  /// Returns the evidence without what only a few sessions show, or is about other names, and
  /// without the sessions that it comes from. O(*n*).
  ///
  /// An example keeps its path where its launch is named and each of its steps led along one of the
  /// transitions.
  ///
  /// - Parameters:
  ///   - sessions: how many sessions have to show something so that it stays.
  ///   - names: the coordinators and screens that may be named.
  ///   - transitions: the transitions that may be named.
  ///   - launches: what the launches that may be named are called.
  package func withholding(
    fewerThan sessions: Int, allBut names: Set<FlowGraph.Name>,
    transitions: Set<FlowGraph.Transition>, launches: Set<ExactString>
  ) -> VerdictEvidence {
    let triggers = Set(transitions.map { ExactString($0.trigger) })
    func isNamed(_ path: Verdict.Path) -> Bool {
      launches.contains(ExactString(path.launch ?? ""))
        && path.steps.allSatisfy { triggers.contains(ExactString($0.description)) }
    }
    func isKept(_ bond: Bond) -> Bool {
      names.contains(bond.subject) && bond.owner.map(names.contains) ?? true
    }
    var kept = VerdictEvidence()
    for (key, known) in sightings where known.sessions >= sessions {
      let mentioned =
        [key.subject, key.owner, key.from, known.best.cause.from, known.best.cause.to]
        + known.best.objects.map(\.name)
      guard mentioned.allSatisfy({ $0.map(names.contains) ?? true }) else { continue }
      kept.sightings[key] = known
      kept.sightings[key]?.best.session = nil
      if !isNamed(known.best.path) { kept.sightings[key]?.best.path = .withheld }
      kept.sightings[key]?.transitions = known.transitions.intersection(transitions)
    }
    for (flow, counts) in exits where names.contains(flow) {
      kept.exits[flow] = counts.filter { $0.value.sessions >= sessions }.mapValues { count in
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
