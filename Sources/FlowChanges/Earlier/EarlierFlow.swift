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
  /// What is new, by the way that told so.
  private var taken: [(way: EarlierWay, transition: FlowGraph.Transition)] = []

  /// - Parameters:
  ///   - gone: what only the old text tells, sorted in some way.
  ///   - new: what only a new one would tell, sorted in some way.
  package static func graph(
    before now: FlowGraph, gone: [EarlierFact], new: [EarlierFact]
  ) -> FlowGraph {
    var flow = EarlierFlow(now)
    for fact in new { flow.takeOut(fact) }
    for fact in gone { flow.putIn(fact) }
    return FlowGraph(
      apps: now.apps, launches: now.launchSet, coordinators: flow.coordinators,
      screens: flow.screens, links: flow.links, presents: flow.presents,
      transitionCounts: flow.counts)
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
    case .way(let way):
      for transition in now.transitions where way.tells(transition) {
        counts[transition] = nil
        taken.append((way, transition))
      }
    }
  }

  private mutating func putIn(_ fact: EarlierFact) {
    switch fact {
    case .coordinator(let name): coordinators.insert(name)
    case .screen(let name): screens.insert(name)
    case .owns(let link): links.insert(link)
    case .presents(let presentation): presents.insert(presentation)
    case .way(let way):
      for transition in transitions(of: way) { counts[transition] = 1 }
    }
  }

  /// What a way that is gone was: like what took its place, or what the same tap does now.
  private func transitions(of way: EarlierWay) -> [FlowGraph.Transition] {
    let sameTrigger = taken.filter { $0.way.trigger == way.trigger }
    let same = sameTrigger.filter { $0.way.place == way.place }
    guard same.isEmpty else {
      return same.map { way.transition(like: $0.transition, trigger: $0.transition.trigger) }
    }
    let likely =
      taken.first { $0.way.place == way.place }
      ?? sameTrigger.first { $0.way.from == way.from && way.trigger != nil }
    return [way.transition(like: likely?.transition, trigger: way.trigger ?? "")]
  }
}

extension EarlierWay {
  /// Whether a transition is what the text tells of here.
  fileprivate func tells(_ transition: FlowGraph.Transition) -> Bool {
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
