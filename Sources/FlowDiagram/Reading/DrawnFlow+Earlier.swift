import FlowChanges
import FlowGraph
import FlowTrace

extension DrawnFlow {
  /// Flows that may have been drawn so, the likeliest first: what the drawing leaves out is taken to
  /// be as it is now.
  ///
  /// Which ways back are drawn depends on the ways forward, so the first is one in which nothing but
  /// these has changed. Whether a flow is the one shows when it is drawn in the same way.
  ///
  /// - Parameters:
  ///   - now: the flow as it is.
  ///   - drawn: what the same drawing of that shows.
  package func flows(before now: FlowGraph, drawn: DrawnFlow) -> [FlowGraph] {
    let keys = DrawnKeys(now)
    let (was, current) = (facts(keys), drawn.facts(keys))
    let (before, after) = (Set(was), Set(current))
    let (gone, new) = (was.filter { !after.contains($0) }, current.filter { !before.contains($0) })
    return [
      EarlierFlow.graph(
        before: now, gone: gone.filter { !$0.isBack }, new: new.filter { !$0.isBack }),
      EarlierFlow.graph(before: now, gone: gone, new: new),
    ]
  }

  /// What is shown, in an order that depends on nothing else.
  private func facts(_ keys: DrawnKeys) -> [EarlierFact] {
    let embedded = Set(ways.filter { $0.role == .embed }.map(\.head))
    var facts: [EarlierFact] = []
    for (key, frame) in coordinators.sorted(by: { $0.key < $1.key }) {
      facts.append(.coordinator(keys.coordinator(key)))
      if let frame {
        facts.append(.owns(.init(parent: keys.coordinator(frame), child: keys.coordinator(key))))
      }
    }
    for (key, frame) in screens.sorted(by: { $0.key < $1.key }) {
      facts.append(.screen(keys.screen(key)))
      if let frame, !embedded.contains(key) {
        facts.append(
          .presents(.init(coordinator: keys.coordinator(frame), screen: keys.screen(key))))
      }
    }
    return facts + ways.sorted().flatMap { self.facts($0, keys) }
  }

  /// None for an arrow that stands for what a box of a coordinator holds.
  private func facts(_ way: Way, _ keys: DrawnKeys) -> [EarlierFact] {
    switch way.role {
    case .link:
      return [.owns(.init(parent: keys.coordinator(way.tail), child: keys.coordinator(way.head)))]
    case .presents:
      return [
        .presents(.init(coordinator: keys.coordinator(way.tail), screen: keys.screen(way.head)))
      ]
    case .root, .push, .present, .tab, .embed, .pop, .dismiss:
      guard screens[way.head] != nil, way.tail == "entry" || screens[way.tail] != nil,
        let kind = TransitionKind(rawValue: way.role.rawValue)
      else { return [] }
      let from = way.tail == "entry" ? nil : keys.screen(way.tail)
      let to = keys.screen(way.head)
      return keys.triggers(way.trigger, from: from, to: to).map { trigger in
        .way(EarlierWay(from: from, to: to, kind: kind, trigger: trigger.isEmpty ? nil : trigger))
      }
    }
  }
}

extension EarlierFact {
  fileprivate var isBack: Bool {
    if case .way(let way) = self { !way.kind.isForward } else { false }
  }
}

extension DrawnFlow.Way: Comparable {
  static func < (a: Self, b: Self) -> Bool {
    (a.tail, a.head, a.role.rawValue, a.trigger) < (b.tail, b.head, b.role.rawValue, b.trigger)
  }
}

/// What identifiers of a drawing stand for.
private struct DrawnKeys {
  private struct Line: Hashable {
    var from: FlowGraph.Name?
    var to: FlowGraph.Name
    var text: ExactString
  }

  private var names: [String: FlowGraph.Name] = [:]
  /// What a line stands for in which triggers that differ only in a number are told together.
  private var numbered: [Line: Set<ExactString>] = [:]

  init(_ graph: FlowGraph) {
    for transition in graph.transitions {
      guard let pattern = NumberedTrigger(transition.trigger)?.pattern else { continue }
      let line = Line(
        from: transition.from, to: transition.to, text: ExactString(pattern.description))
      numbered[line, default: []].insert(ExactString(transition.trigger))
    }
    let texts = graph.names
    // Outlines have short names, where nothing else is called the same.
    let numbered = NumberedGraph(graph)
    for isLong in [false, true] {
      let spelled = DisplayNames(of: numbered, names: texts, long: isLong)
      for (name, text) in zip(numbered.screens, spelled.screens) {
        names[Self.key("screen", text)] = name
      }
      for (name, text) in zip(numbered.coordinators, spelled.coordinators) {
        names[Self.key("coordinator", text)] = name
      }
    }
  }

  private static func key(_ kind: String, _ text: String) -> String {
    DrawnFlow.key("\(kind)-\(Identifiers.slug(text))")
  }

  /// The triggers that a line on an arrow stands for.
  func triggers(
    _ line: String, from: FlowGraph.Name?, to: FlowGraph.Name
  ) -> [String] {
    let several = numbered[Line(from: from, to: to, text: ExactString(line))]
    return several?.sorted().map(\.string) ?? NumberedTrigger.triggers(inRows: line) ?? [line]
  }

  func screen(_ key: String) -> FlowGraph.Name { name(key, "screen_") }
  func coordinator(_ key: String) -> FlowGraph.Name { name(key, "coordinator_") }

  private func name(_ key: String, _ kind: String) -> FlowGraph.Name {
    names[key] ?? FlowGraph.Name(type: String(key.dropFirst(kind.count)))
  }
}
