import FlowGraph
import FlowVerdicts

extension FlowSummary {
  /// Returns the summary without what only a few sessions show, which might point to a person.
  ///
  /// Left out are versions of the app, screens, transitions, exits and findings of fewer sessions, and
  /// coordinators with nothing left. What a finding's example was taken from is left out, too, and so is
  /// its path, unless each step of that led along a transition that stays. Groups that are small in two
  /// summaries may be large in their sum, so this comes last. O(*n* log *n*).
  ///
  /// - Parameter sessions: how many sessions a group needs to stay.
  public func withholding(fewerThan sessions: Int) -> FlowSummary {
    var withheld = FlowSummary()
    withheld.leastSessions = max(sessions, leastSessions)
    for (version, reading) in readings where reading.tallies.sessions >= sessions {
      withheld.readings[version] = reading.withholding(fewerThan: sessions)
    }
    return withheld
  }
}

extension FlowReading {
  fileprivate func withholding(fewerThan sessions: Int) -> FlowReading {
    var kept = tallies
    kept.transitionSessions = kept.transitionSessions.filter { $0.value >= sessions }
    kept.screens = kept.screens.filter { $0.value.sessions >= sessions }
    let transitions = Set(kept.transitionSessions.keys)
    let firstUses = FirstUses(
      transitions: firstUses.transitions.filter { transitions.contains($0.key) },
      screens: firstUses.screens.filter { kept.screens[$0.key] != nil },
      launches: firstUses.launches.filter { transitions.contains($0.key) },
      rows: firstUses.rows.filter { transitions.contains($0.key) },
      tabIndices: firstUses.tabIndices.filter { transitions.contains($0.key) },
      fromOutside: firstUses.fromOutside.intersection(transitions))
    var graph = graph.withholding(allBut: transitions, screens: Set(kept.screens.keys))
    graph.launchSet.formIntersection(firstUses.launches.values.joined())
    return FlowReading(
      parts: FlowSummary.parts, graph: graph, firstUses: firstUses,
      evidence: evidence.withholding(
        fewerThan: sessions, allBut: graph.coordinatorSet.union(graph.screenSet),
        transitions: transitions, launches: graph.launchSet),
      tallies: kept)
  }
}

extension FlowGraph {
  /// The graph with some of its transitions and screens, and with the coordinators that are
  /// responsible for these, and those that own them.
  fileprivate func withholding(
    allBut kept: Set<Transition>, screens: Set<Name>
  ) -> FlowGraph {
    var graph = FlowGraph(app: "", launches: [])
    (graph.apps, graph.launchSet) = (apps, launchSet)
    for transition in kept {
      graph.add(transition, count: count(of: transition), isInferred: isInferred(transition))
    }
    graph.screenSet.formUnion(screens)
    graph.standInSet = standInSet.intersection(graph.screenSet)
    let withheld = Set(transitions.filter { !kept.contains($0) }.compactMap(\.presentation))
      .subtracting(kept.compactMap(\.presentation))
    for presentation in presents
    where graph.screenSet.contains(presentation.screen) && !withheld.contains(presentation) {
      graph.add(presentation)
    }
    let owners = Dictionary(grouping: links, by: \.child)
    var coordinators = Array(graph.coordinatorSet)
    while let child = coordinators.popLast() {
      for link in owners[child] ?? [] {
        if !graph.coordinatorSet.contains(link.parent) { coordinators.append(link.parent) }
        graph.add(link)
      }
    }
    return graph
  }
}

extension FlowGraph.Transition {
  /// The coordinator that showed the screen, where one did.
  fileprivate var presentation: FlowGraph.Presentation? {
    guard case .coordinator(let name) = by else { return nil }
    return FlowGraph.Presentation(coordinator: name, screen: to)
  }
}
