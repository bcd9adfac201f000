import FlowGraph

/// The facts of a graph.
struct BaselineFacts {
  private let graph: FlowGraph
  private let detail: BaselineDetail
  private let names: ReadableNames

  init(of graph: FlowGraph, detail: BaselineDetail) {
    self.graph = graph
    self.detail = detail
    names = ReadableNames(of: graph)
  }

  var all: [BaselineFact] {
    graph.coordinatorSet.map { .coordinator(names[coordinator: $0]) }
      + graph.screenSet.map { .screen(names[screen: $0]) }
      + graph.linkSet.map {
        .owns(parent: names[coordinator: $0.parent], child: names[coordinator: $0.child])
      }
      + graph.presentSet.map {
        .presents(coordinator: names[coordinator: $0.coordinator], screen: names[screen: $0.screen])
      }
      + transitions.map { .transition($0) }
  }

  /// Transitions that differ only in what is left out are one.
  private var transitions: [BaselineTransition] {
    var counts: [FlowGraph.Transition: Int] = [:]
    for (transition, count) in graph.transitionCounts {
      var key = transition
      if !detail.contains(.triggers) { key.trigger = "" }
      counts[key, default: 0].addSaturated(count)
    }
    return counts.map { transition, count in
      BaselineTransition(
        from: transition.from.map { names[screen: $0] }, to: names[screen: transition.to],
        kind: transition.kind, by: agent(transition.by),
        count: detail.contains(.counts) ? count : nil,
        trigger: detail.contains(.triggers) ? transition.trigger : nil)
    }
  }

  private func agent(_ agent: FlowGraph.Agent) -> BaselineTransition.Agent {
    switch agent {
    case .coordinator(let name): .coordinator(names[coordinator: name])
    case .system: .system
    case .app: .app
    case .unknown: .unknown
    }
  }
}
