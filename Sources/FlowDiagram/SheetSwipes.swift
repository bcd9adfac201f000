import FlowGraph
import FlowTrace

/// Sorts out backs by the system: which only undo one step, and which took down a sheet from a
/// screen further inside it.
struct SheetSwipes {
  /// A sheet that was taken down by one gesture from at least one screen behind its first.
  struct Sheet {
    var first: FlowGraph.Name
    /// The screen that the sheet lay over.
    var below: FlowGraph.Name
    var trigger: ExactString
    /// All the swipes, those from the first screen included.
    var transitions: [FlowGraph.Transition]
  }

  private struct Pair: Hashable {
    var from: FlowGraph.Name
    var to: FlowGraph.Name
  }

  private let numbers: [FlowGraph.Name: Int]
  /// By number: the screens that a screen pushed or embeds.
  private var further: [[Int]]
  private var pushes: Set<Pair> = []
  private var presentations: Set<Pair> = []
  private var presented: [FlowGraph.Name: [FlowGraph.Name]] = [:]
  private var fromFirst: [Pair: [FlowGraph.Transition]] = [:]
  private var fromInside: [FlowGraph.Name: [FlowGraph.Transition]] = [:]

  /// - Parameters:
  ///   - transitions: All of a graph, sorted.
  ///   - screens: All of it, sorted.
  init(_ transitions: [FlowGraph.Transition], screens: [FlowGraph.Name]) {
    numbers = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1, $0) })
    further = Array(repeating: [], count: screens.count)
    for transition in transitions {
      guard let from = transition.from else { continue }
      let pair = Pair(from: from, to: transition.to)
      switch transition.kind {
      case .push where pushes.insert(pair).inserted, .embed:
        if let tail = numbers[from], let head = numbers[pair.to] { further[tail].append(head) }
      case .present where presentations.insert(pair).inserted:
        presented[from, default: []].append(pair.to)
      default: break
      }
    }
  }

  /// Takes a back that undoes a single push or presentation; false for any other transition.
  mutating func takeUndoing(_ transition: FlowGraph.Transition) -> Bool {
    guard let from = transition.from else { return false }
    let forward = Pair(from: transition.to, to: from)
    switch transition.kind {
    case .pop: return pushes.contains(forward)
    case .dismiss where presentations.contains(forward):
      fromFirst[forward, default: []].append(transition)
      return true
    default: return false
    }
  }

  /// Takes a dismissal that skips screens, if it ends where a sheet was presented.
  mutating func takeSkipping(_ transition: FlowGraph.Transition) -> Bool {
    guard transition.from != nil, presented[transition.to] != nil else { return false }
    fromInside[transition.to, default: []].append(transition)
    return true
  }

  /// What was taken: the sheets, and the dismissals that belong to none.
  ///
  /// O(*n*) for each sheet that was swiped down from inside.
  func sorted() -> (sheets: [Sheet], others: [FlowGraph.Transition]) {
    var sheets: [Sheet] = []
    var others: [FlowGraph.Transition] = []
    var visits = Visits(count: numbers.count)
    for (below, transitions) in fromInside {
      var rest = transitions
      for first in presented[below] ?? [] where !rest.isEmpty {
        visits.visit(from: numbers[first], along: further)
        let inside = rest.filter { visits.contains($0.from.flatMap { numbers[$0] }) }
        rest.removeAll { visits.contains($0.from.flatMap { numbers[$0] }) }
        let known = fromFirst[Pair(from: below, to: first)] ?? []
        let byTrigger = Dictionary(grouping: inside) { ExactString($0.trigger) }
        for (trigger, swipes) in byTrigger {
          let all = swipes + known.filter { ExactString($0.trigger) == trigger }
          sheets.append(
            Sheet(first: first, below: below, trigger: trigger, transitions: all))
        }
      }
      others += rest
    }
    return (sheets, others)
  }
}
