import FlowChanges
import FlowGraph
import FlowTrace

extension DrawnFlow {
  /// Returns flows that may have been drawn so, the likeliest first: what the drawing leaves out is
  /// taken to be as it is now.
  ///
  /// Which backs are drawn depends on the forward transitions, so in the first flow nothing but these
  /// has changed. The flow is the one whose drawing shows the same.
  ///
  /// - Parameters:
  ///   - now: The flow as it is.
  ///   - drawn: What the same drawing of that shows.
  func flows(before now: FlowGraph, drawn: DrawnFlow) -> [FlowGraph] {
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

  /// Returns what is shown, in an order that depends on nothing else.
  private func facts(_ keys: DrawnKeys) -> [EarlierFact] {
    let embedded = Set(rows.filter { $0.role == .embed }.map(\.head))
    var facts: [EarlierFact] = []
    for (key, cluster) in coordinators.sorted(by: { $0.key < $1.key }) {
      facts.append(.coordinator(keys.coordinator(key)))
      if let cluster {
        facts.append(.owns(.init(parent: keys.coordinator(cluster), child: keys.coordinator(key))))
      }
    }
    for (key, cluster) in screens.sorted(by: { $0.key < $1.key }) {
      facts.append(.screen(keys.screen(key)))
      if let cluster, !embedded.contains(key) {
        facts.append(
          .presents(.init(coordinator: keys.coordinator(cluster), screen: keys.screen(key))))
      }
    }
    return facts + rows.sorted().flatMap { self.facts($0, keys) }
  }

  /// Returns the facts that a row shows: none for an edge of a collapsed coordinator.
  private func facts(_ row: Row, _ keys: DrawnKeys) -> [EarlierFact] {
    switch row.role {
    case .link:
      return [.owns(.init(parent: keys.coordinator(row.tail), child: keys.coordinator(row.head)))]
    case .guide: return []
    case .presents:
      return [
        .presents(.init(coordinator: keys.coordinator(row.tail), screen: keys.screen(row.head)))
      ]
    case .root, .push, .replace, .present, .tab, .embed, .pop, .dismiss:
      guard screens[row.head] != nil, row.tail == Diagram.Node.entryID || screens[row.tail] != nil,
        let kind = TransitionKind(rawValue: row.role.rawValue)
      else { return [] }
      let from = row.tail == Diagram.Node.entryID ? nil : keys.screen(row.tail)
      let to = keys.screen(row.head)
      return keys.triggers(row.trigger, from: from, to: to).map { trigger in
        .transition(
          EarlierTransition(
            from: from, to: to, kind: kind, trigger: trigger.isEmpty ? nil : trigger))
      }
    }
  }
}

extension EarlierFact {
  fileprivate var isBack: Bool {
    if case .transition(let transition) = self { !transition.kind.isForward } else { false }
  }
}

extension DrawnFlow.Row: Comparable {
  static func < (a: Self, b: Self) -> Bool {
    (a.tail, a.head, a.role.rawValue, a.trigger) < (b.tail, b.head, b.role.rawValue, b.trigger)
  }
}

/// The names that the identifiers of a drawing stand for.
private struct DrawnKeys {
  private struct Line: Hashable {
    var from: FlowGraph.Name?
    var to: FlowGraph.Name
    var text: ExactString
  }

  private var names: [String: FlowGraph.Name] = [:]
  /// The triggers behind a line that stands for several which differ in a number.
  private var numbered: [Line: Set<ExactString>] = [:]

  init(_ graph: FlowGraph) {
    for transition in graph.transitions {
      guard let pattern = NumberedTrigger(transition.trigger)?.pattern else { continue }
      let line = Line(
        from: transition.from, to: transition.to, text: ExactString(pattern.row.description))
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

  /// Returns the triggers that a line of a label stands for.
  func triggers(
    _ line: String, from: FlowGraph.Name?, to: FlowGraph.Name
  ) -> [String] {
    let several = numbered[Line(from: from, to: to, text: ExactString(line))]
    return several?.sorted().map(\.string) ?? Self.triggers(ofListRows: line) ?? [line]
  }

  /// The most rows that a line is taken apart into.
  private static let mostListRows = 10_000

  /// Undoes ``Diagram/Row/listRows(_:others:)``; nil for a line that is of no rows.
  private static func triggers(ofListRows line: String) -> [String]? {
    guard line.hasPrefix(NumberedTrigger.listRow) else { return nil }
    var numbers: [String] = []
    for part in line.dropFirst(NumberedTrigger.listRow.count).split(separator: ", ") {
      let ends = part.split(separator: "–")
      switch ends.count {
      case 1: numbers.append(String(part))
      case 2:
        guard let first = ListPlace(ends[0]), let last = ListPlace(ends[1]),
          first.section == last.section, first.row <= last.row,
          last.row - first.row < Self.mostListRows - numbers.count
        else { return nil }
        let section = first.section == 0 ? "" : "\(first.section)."
        numbers += (first.row...last.row).map { section + String($0) }
      default: return nil
      }
    }
    return numbers.map { NumberedTrigger.listRow + $0 }
  }

  func screen(_ key: String) -> FlowGraph.Name { name(key, "screen_") }
  func coordinator(_ key: String) -> FlowGraph.Name { name(key, "coordinator_") }

  private func name(_ key: String, _ kind: String) -> FlowGraph.Name {
    names[key] ?? FlowGraph.Name(type: String(key.dropFirst(kind.count)))
  }
}
