import FlowGraph

/// A flow as it was, by what a text that was made of it differs in from one that would be made now.
///
/// What the text leaves out is taken to be as it is: a baseline without triggers, a drawing that
/// does not say who is responsible. So the graph is a guess until the text made of it is the old
/// one.
package struct EarlierFlow {
  private var coordinators: Set<FlowGraph.Name>
  private var screens: Set<FlowGraph.Name>
  private var links: Set<FlowGraph.Link>
  private var presents: Set<FlowGraph.Presentation>
  private var counts: [FlowGraph.Transition: Int]
  private var taken = TakenTransitions()

  /// O(*n* log *n*) in the flow and the facts.
  ///
  /// - Parameters:
  ///   - gone: what only the old text has, in a fixed order.
  ///   - new: what only a new one would have, in a fixed order.
  package static func graph(
    before now: FlowGraph, gone: [EarlierFact], new: [EarlierFact]
  ) -> FlowGraph {
    var flow = EarlierFlow(now)
    flow.takeOut(new, of: now)
    for fact in gone { flow.putIn(fact) }
    return FlowGraph(
      apps: now.apps, launches: now.launchSet, coordinators: flow.coordinators,
      screens: flow.screens, links: flow.links, presents: flow.presents,
      transitionCounts: flow.counts,
      inferred: now.inferredSet.filter { flow.counts[$0] != nil },
      standIns: now.standInSet.intersection(flow.screens))
  }

  private init(_ now: FlowGraph) {
    coordinators = now.coordinatorSet
    screens = now.screenSet
    links = now.linkSet
    presents = now.presentSet
    counts = now.transitionCounts
  }

  private mutating func takeOut(_ new: [EarlierFact], of now: FlowGraph) {
    var (newCoordinators, newScreens) = (Set<FlowGraph.Name>(), Set<FlowGraph.Name>())
    var facts: [EarlierTransition] = []
    for fact in new {
      switch fact {
      case .coordinator(let name): newCoordinators.insert(name)
      case .screen(let name): newScreens.insert(name)
      case .owns(let link): links.remove(link)
      case .presents(let presentation): presents.remove(presentation)
      case .transition(let fact): facts.append(fact)
      }
    }
    takeOut(coordinators: newCoordinators, screens: newScreens)
    let candidates = Self.candidates(for: facts, in: now)
    for fact in facts {
      for transition in candidates[fact] ?? [] where fact.hasTrigger(of: transition) {
        counts[transition] = nil
        taken.add(transition, of: fact)
      }
    }
  }

  private mutating func takeOut(
    coordinators newCoordinators: Set<FlowGraph.Name>, screens newScreens: Set<FlowGraph.Name>
  ) {
    coordinators.subtract(newCoordinators)
    screens.subtract(newScreens)
    links = links.filter {
      !newCoordinators.contains($0.parent) && !newCoordinators.contains($0.child)
    }
    presents = presents.filter {
      !newCoordinators.contains($0.coordinator) && !newScreens.contains($0.screen)
    }
    counts = counts.filter { element in
      if let from = element.key.from, newScreens.contains(from) { return false }
      return !newScreens.contains(element.key.to)
    }
  }

  /// The transitions that each fact may be of, sorted; a trigger may be spelled in other bytes.
  private static func candidates(
    for facts: [EarlierTransition], in now: FlowGraph
  ) -> [EarlierTransition: [FlowGraph.Transition]] {
    var candidates: [EarlierTransition: [FlowGraph.Transition]] = [:]
    for fact in facts { candidates[fact] = [] }
    guard !candidates.isEmpty else { return [:] }
    for transition in now.transitions {
      for fact in EarlierTransition.all(of: transition) { candidates[fact]?.append(transition) }
    }
    return candidates
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
    let same = taken.same(as: fact)
    guard same.isEmpty else {
      return same.map { fact.transition(like: $0, trigger: $0.trigger) }
    }
    return [fact.transition(like: taken.likely(for: fact), trigger: fact.trigger ?? "")]
  }
}

extension EarlierTransition {
  /// The facts that a text may have of a transition: with and without who is responsible and the trigger.
  fileprivate static func all(of transition: FlowGraph.Transition) -> [Self] {
    let whole = Self(
      from: transition.from, to: transition.to, kind: transition.kind, by: transition.by,
      trigger: transition.trigger)
    var (ofNobody, untriggered, least) = (whole, whole, whole)
    ofNobody.by = nil
    untriggered.trigger = nil
    (least.by, least.trigger) = (nil, nil)
    return [whole, ofNobody, untriggered, least]
  }

  /// Whether a transition has the same trigger, where the text has one.
  fileprivate func hasTrigger(of transition: FlowGraph.Transition) -> Bool {
    trigger.map { ExactString($0) == ExactString(transition.trigger) } ?? true
  }

  fileprivate func transition(
    like other: FlowGraph.Transition?, trigger: String
  ) -> FlowGraph.Transition {
    FlowGraph.Transition(
      from: from, to: to, kind: kind, trigger: trigger, by: by ?? other?.by ?? .unknown)
  }
}
