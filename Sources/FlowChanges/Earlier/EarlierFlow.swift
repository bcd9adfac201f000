import FlowGraph

/// A flow as it was, by what a text that was made of it differs in from one that would be made now.
///
/// What the text leaves out is taken to be as it is: a baseline without triggers, a drawing that
/// does not say who is responsible. So the graph is a guess until the text made of it is the old
/// one.
package struct EarlierFlow {
  private let now: FlowGraph
  private var coordinators: Set<FlowGraph.Name>
  private var screens: Set<FlowGraph.Name>
  private var links: Set<FlowGraph.Link>
  private var presents: Set<FlowGraph.Presentation>
  private var counts: [FlowGraph.Transition: Int]
  /// What is new, by the fact that says so.
  private var taken: [(fact: EarlierTransition, transition: FlowGraph.Transition)] = []

  /// - Parameters:
  ///   - gone: what only the old text has, in a fixed order.
  ///   - new: what only a new one would have, in a fixed order.
  package static func graph(
    before now: FlowGraph, gone: [EarlierFact], new: [EarlierFact]
  ) -> FlowGraph {
    var flow = EarlierFlow(now)
    for fact in new { flow.takeOut(fact) }
    for fact in gone { flow.putIn(fact) }
    return FlowGraph(
      apps: now.apps, launches: now.launchSet, coordinators: flow.coordinators,
      screens: flow.screens, links: flow.links, presents: flow.presents,
      transitionCounts: flow.counts,
      inferred: now.inferredSet.filter { flow.counts[$0] != nil },
      standIns: now.standInSet.intersection(flow.screens))
  }

  private init(_ now: FlowGraph) {
    self.now = now
    coordinators = now.coordinatorSet
    screens = now.screenSet
    links = now.linkSet
    presents = now.presentSet
    counts = now.transitionCounts
  }

  private mutating func takeOut(_ fact: EarlierFact) {
    switch fact {
    case .coordinator(let name):
      coordinators.remove(name)
      links = links.filter { $0.parent != name && $0.child != name }
      presents = presents.filter { $0.coordinator != name }
    case .screen(let name):
      screens.remove(name)
      presents = presents.filter { $0.screen != name }
      counts = counts.filter { $0.key.from != name && $0.key.to != name }
    case .owns(let link): links.remove(link)
    case .presents(let presentation): presents.remove(presentation)
    case .transition(let fact):
      for transition in now.transitions where fact.matches(transition) {
        counts[transition] = nil
        taken.append((fact, transition))
      }
    }
  }

  private mutating func putIn(_ fact: EarlierFact) {
    switch fact {
    case .coordinator(let name): coordinators.insert(name)
    case .screen(let name): screens.insert(name)
    case .owns(let link): links.insert(link)
    case .presents(let presentation): presents.insert(presentation)
    case .transition(let fact):
      for transition in transitions(of: fact) { counts[transition] = 1 }
    }
  }

  /// What a transition that is gone was: like what took its place, or what the same tap does now.
  private func transitions(of fact: EarlierTransition) -> [FlowGraph.Transition] {
    let sameTrigger = taken.filter { $0.fact.trigger == fact.trigger }
    let same = sameTrigger.filter { $0.fact.place == fact.place }
    guard same.isEmpty else {
      return same.map { fact.transition(like: $0.transition, trigger: $0.transition.trigger) }
    }
    let likely =
      taken.first { $0.fact.place == fact.place }
      ?? sameTrigger.first { $0.fact.from == fact.from && fact.trigger != nil }
    return [fact.transition(like: likely?.transition, trigger: fact.trigger ?? "")]
  }
}

extension EarlierTransition {
  /// Whether a transition has all that the text has of it.
  fileprivate func matches(_ transition: FlowGraph.Transition) -> Bool {
    transition.from == from && transition.to == to && transition.kind == kind
      && (by == nil || by == transition.by)
      && (trigger == nil || trigger.map { ExactString($0) } == ExactString(transition.trigger))
  }

  fileprivate func transition(
    like other: FlowGraph.Transition?, trigger: String
  ) -> FlowGraph.Transition {
    FlowGraph.Transition(
      from: from, to: to, kind: kind, trigger: trigger, by: by ?? other?.by ?? .unknown)
  }
}
