import FlowGraph
import FlowTrace

/// Says which rules do not hold of what traces show.
package struct RuleJudge: Sendable {
  private let graph: FlowGraph
  private let names: CanonicalNames
  private let reaches: FirstReaches
  private let verdicts: [Verdict]

  package init(graph: FlowGraph, reaches: FirstReaches, verdicts: [Verdict]) {
    self.graph = graph
    names = graph.names
    self.reaches = reaches
    self.verdicts = verdicts
  }

  /// The rules that do not hold, in their order, each with what breaks it.
  package func violations(of rules: [Rule]) -> [RuleViolation] {
    rules.flatMap { rule in
      messages(rule.statement).map { RuleViolation(rule: rule, message: $0) }
    }
  }

  private func messages(_ statement: Rule.Statement) -> [String] {
    switch statement {
    case .neverReached(let screens, let others): early(screens, others)
    case .reachable(let screens): unreached(screens)
    case .noDeadEnds(let exceptions): deadEnds.filter { !exceptions.contains($0) }.map(deadEnd)
    case .depth(let depth): deeper(than: depth)
    case .neverOwns(let owners, let children):
      graph.links.filter { owners.contains($0.parent) && children.contains($0.child) }
        .map { "\(names[$0.parent]) owns \(names[$0.child])." }
    case .neverPresents(let coordinators, let screens):
      graph.presents.filter { coordinators.contains($0.coordinator) && screens.contains($0.screen) }
        .map { "\(names[$0.coordinator]) presents \(names[$0.screen])." }
    case .noVerdicts(let kind, let exceptions):
      verdicts.filter { (kind == nil || $0.kind == kind) && !exceptions.contains($0.subject) }
        .map { "There is \($0.id)." }
    }
  }

  private func early(_ screens: Set<FlowGraph.Name>, _ others: Set<FlowGraph.Name>) -> [String] {
    let missing = others.sorted().map { names[$0] }.joined(separator: " or ")
    return screens.sorted().compactMap { screen in
      reaches.path(to: screen, without: others).map {
        "\(names[screen]) is reached without \(missing): \($0)."
      }
    }
  }

  private func unreached(_ screens: Set<FlowGraph.Name>) -> [String] {
    let reached = Set(graph.transitions.map(\.to))
    return screens.isDisjoint(with: reached)
      ? screens.sorted().map { "No session reaches \(names[$0])." } : []
  }

  /// Screens that no transition forward leaves, nor leaves what they embed. A part of a screen is no end
  /// of its own. O(*n* log *n*).
  private var deadEnds: [FlowGraph.Name] {
    let forward = graph.transitions.filter { $0.kind.isForward && $0.kind != .embed }
    let embeds = Dictionary(grouping: graph.transitions.filter { $0.kind == .embed }, by: \.to)
    var left = Set(forward.compactMap(\.from))
    var open = Array(left)
    while let part = open.popLast() {
      for host in (embeds[part] ?? []).compactMap(\.from) where left.insert(host).inserted {
        open.append(host)
      }
    }
    return Set(forward.map(\.to)).subtracting(left).sorted()
  }

  private func deadEnd(_ screen: FlowGraph.Name) -> String {
    "\(names[screen]) is a dead end."
  }

  private func deeper(than depth: Int) -> [String] {
    depths.filter { $0.value > depth }.sorted { $0.key < $1.key }.map {
      "\(names[$0.key]) is \($0.value) \($0.value == 1 ? "transition" : "transitions") from the launch."
    }
  }

  /// How many transitions forward lead to each screen at least; what is embedded in a screen comes with
  /// it. O(*n* + *m*).
  private var depths: [FlowGraph.Name: Int] {
    let leaving = Dictionary(grouping: graph.transitions.filter(\.kind.isForward), by: \.from)
    var depths: [FlowGraph.Name: Int] = [:]
    var level = (leaving[nil] ?? []).map(\.to)
    var depth = 0
    while !level.isEmpty {
      var next: [FlowGraph.Name] = []
      while let screen = level.popLast() {
        guard depths[screen] == nil else { continue }
        depths[screen] = depth
        for transition in leaving[screen] ?? [] {
          if transition.kind == .embed {
            level.append(transition.to)
          } else {
            next.append(transition.to)
          }
        }
      }
      level = next
      depth += 1
    }
    return depths
  }
}
