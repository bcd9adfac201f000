import FlowGraph
import FlowTrace

/// Sorts out backs by the system: which only undo one step, and which took down a sheet from a
/// screen further inside it.
struct SheetSwipes {
  typealias Transition = NumberedGraph.Transition

  /// A sheet that was taken down by one gesture from at least one screen behind its first.
  struct Sheet {
    var first: Int
    /// The screen that the sheet lay over.
    var below: Int
    var trigger: ExactString
    /// All the swipes, those from the first screen included.
    var transitions: [Transition]
  }

  private struct Pair: Hashable {
    var from: Int
    var to: Int
  }

  private let graph: NumberedGraph
  /// The screens from which something is presented.
  private var presenters: [Bool]
  private var fromFirst: [Pair: [Transition]] = [:]
  private var fromInside: [Int: [Transition]] = [:]

  init(_ graph: NumberedGraph) {
    self.graph = graph
    presenters = Array(repeating: false, count: graph.screens.count)
    for transition in graph.transitions where transition.kind == .present {
      if let from = transition.from { presenters[from] = true }
    }
  }

  /// Takes a back that undoes a single push or presentation; false for any other transition.
  mutating func takeUndoing(_ transition: Transition) -> Bool {
    guard let from = transition.from else { return false }
    switch transition.kind {
    case .pop: return graph.leads(.push, from: transition.to, to: from)
    case .dismiss where graph.leads(.present, from: transition.to, to: from):
      fromFirst[Pair(from: transition.to, to: from), default: []].append(transition)
      return true
    default: return false
    }
  }

  /// Takes a dismissal that skips screens, if it ends where a sheet was presented.
  mutating func takeSkipping(_ transition: Transition) -> Bool {
    guard transition.from != nil, presenters[transition.to] else { return false }
    fromInside[transition.to, default: []].append(transition)
    return true
  }

  /// What was taken: the sheets, and the dismissals that belong to none.
  ///
  /// O(*n*) for each sheet that was swiped down from inside.
  func sorted() -> (sheets: [Sheet], others: [Transition]) {
    var sheets: [Sheet] = []
    var others: [Transition] = []
    var visits = Visits(count: graph.screens.count)
    for (below, transitions) in fromInside.sorted(by: { $0.key < $1.key }) {
      var rest = transitions
      var last: Int?
      for presentation in graph.transitions(from: below)
      where presentation.kind == .present && presentation.to != last && !rest.isEmpty {
        let first = presentation.to
        last = first
        visits.visit(from: first) { screen in
          graph.transitions(from: screen).lazy.filter { $0.kind == .push || $0.kind == .embed }
            .map(\.to)
        }
        let isInside = { (swipe: Transition) in swipe.from.map(visits.contains) ?? false }
        let inside = rest.filter(isInside)
        rest.removeAll(where: isInside)
        let known = fromFirst[Pair(from: below, to: first)] ?? []
        let byTrigger = Dictionary(grouping: inside) { graph.trigger(of: $0) }
        for (trigger, swipes) in byTrigger.sorted(by: { $0.key < $1.key }) {
          let all = swipes + known.filter { graph.trigger(of: $0) == trigger }
          sheets.append(Sheet(first: first, below: below, trigger: trigger, transitions: all))
        }
      }
      others += rest
    }
    return (sheets, others)
  }
}
