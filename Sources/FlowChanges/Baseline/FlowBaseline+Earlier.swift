import FlowGraph

extension FlowBaseline {
  /// The flow that the baseline was written of; what it leaves out is taken to be as it is now.
  ///
  /// - Returns: nil where no such flow has this baseline.
  func flow(before now: FlowGraph) -> FlowGraph? {
    let detail = detail.subtracting([.counts, .verdicts])
    let names = BaselineNames(now)
    func facts(_ lines: some Sequence<ExactString>) -> [BaselineFact] {
      lines.sorted().compactMap { BaselineScanner.fact(in: $0.string[...]) }
    }
    func known(_ facts: [BaselineFact]) -> [EarlierFact] { facts.compactMap(names.fact) }
    let was = facts(lines.keys)
    let current = facts(FlowBaseline(of: now, detail: detail).lines.keys)
    let (before, after) = (Set(known(was)), Set(known(current)))
    let graph = EarlierFlow.graph(
      before: now, gone: known(was).filter { !after.contains($0) },
      new: known(current).filter { !before.contains($0) })
    let written = facts(FlowBaseline(of: graph, detail: detail).lines.keys)
    return Set(known(written)) == before ? graph : nil
  }
}

/// What the names in a baseline stand for.
private struct BaselineNames {
  private var coordinators: [ExactString: FlowGraph.Name] = [:]
  private var screens: [ExactString: FlowGraph.Name] = [:]

  init(_ graph: FlowGraph) {
    let names = ReadableNames(of: graph)
    for name in graph.coordinators { coordinators[ExactString(names[coordinator: name])] = name }
    for name in graph.screens { screens[ExactString(names[screen: name])] = name }
  }

  private func coordinator(_ text: String) -> FlowGraph.Name {
    coordinators[ExactString(text)] ?? FlowGraph.Name(type: text)
  }

  private func screen(_ text: String) -> FlowGraph.Name {
    screens[ExactString(text)] ?? FlowGraph.Name(type: text)
  }

  /// Nil for a verdict, which is no part of a flow.
  func fact(_ fact: BaselineFact) -> EarlierFact? {
    switch fact {
    case .coordinator(let name): .coordinator(coordinator(name))
    case .screen(let name): .screen(screen(name))
    case .owns(let parent, let child):
      .owns(.init(parent: coordinator(parent), child: coordinator(child)))
    case .presents(let owner, let name):
      .presents(.init(coordinator: coordinator(owner), screen: screen(name)))
    case .transition(let transition):
      .transition(
        EarlierTransition(
          from: transition.from.map(screen), to: screen(transition.to), kind: transition.kind,
          by: agent(transition.by), trigger: transition.trigger))
    case .verdict: nil
    }
  }

  private func agent(_ agent: BaselineTransition.Agent) -> FlowGraph.Agent {
    switch agent {
    case .coordinator(let name): .coordinator(coordinator(name))
    case .system: .system
    case .app: .app
    case .unknown: .unknown
    }
  }
}
