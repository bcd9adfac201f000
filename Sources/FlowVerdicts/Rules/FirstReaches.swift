import FlowGraph
import FlowTrace

/// What sessions had shown when they first reached each screen.
///
/// It judges `screen A is never reached without B`, which the graph cannot: what came before is known
/// session by session. It keeps, for each screen, the smallest sets of what was shown before, and
/// the shortest path to each. Merging is associative and commutative.
package struct FirstReaches: Sendable, Hashable {
  /// What was shown before a screen, and the path to it.
  struct Approach: Sendable, Hashable {
    var before: Set<FlowGraph.Name>
    var path: Verdict.Path

    /// Whether another approach adds nothing to this one: it showed as much, on a path as long.
    func covers(_ other: Approach) -> Bool {
      before.isSubset(of: other.before) && !other.path.isShorter(than: path)
    }
  }

  private(set) var approaches: [FlowGraph.Name: [Approach]] = [:]

  package init() {}

  /// Whether an approach after so many steps would add anything.
  func isNews(_ screen: FlowGraph.Name, after before: Set<FlowGraph.Name>, steps: Int) -> Bool {
    !(approaches[screen] ?? []).contains {
      $0.path.steps.count < steps && $0.before.isSubset(of: before)
    }
  }

  mutating func add(_ approach: Approach, to screen: FlowGraph.Name) {
    let known = approaches[screen] ?? []
    guard !known.contains(where: { $0.covers(approach) }) else { return }
    approaches[screen] = known.filter { !approach.covers($0) } + [approach]
  }

  /// Adds what other sessions reached. O(*n*) in what they reached.
  package mutating func merge(_ other: FirstReaches) {
    for (screen, approaches) in other.approaches {
      for approach in approaches { add(approach, to: screen) }
    }
  }

  /// The shortest of the paths to a screen on which none of some others was shown.
  func path(to screen: FlowGraph.Name, without others: Set<FlowGraph.Name>) -> Verdict.Path? {
    (approaches[screen] ?? []).filter { $0.before.isDisjoint(with: others) }.map(\.path)
      .min { $0.isShorter(than: $1) }
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.approaches.mapValues { Set($0) } == b.approaches.mapValues { Set($0) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(approaches.mapValues { Set($0) })
  }
}

extension Verdict.Path {
  /// Whether it has fewer steps than another, or as many and comes first by its words.
  fileprivate func isShorter(than other: Self) -> Bool {
    guard steps.count == other.steps.count else { return steps.count < other.steps.count }
    return ExactString(description) < ExactString(other.description)
  }
}

/// Folds sessions into ``FirstReaches``.
package struct FirstReachFold: TraceFold {
  package private(set) var reaches = FirstReaches()
  private var objects: [ObjectID: FlowGraph.Name] = [:]
  private var owners: [ObjectID: FlowGraph.Name] = [:]
  private var shown: Set<FlowGraph.Name> = []
  private var steps = ActList()
  private var launch: String?

  package init() {}

  package mutating func take(_ record: TraceRecord, _ names: ResolvedNames) {
    switch record.event {
    case .launch(let launch):
      self.launch = launch.label
    case .coordinator(let coordinator):
      introduce(coordinator.id, names)
    case .screen(let screen):
      introduce(screen.id, names)
    case .presents(let coordinator, let screen):
      owners[screen] = objects[coordinator]
    case .step(let step):
      steps.append(step)
    case .state:
      steps.settle()
    case .transition(let transition):
      steps.append(causeOf: transition)
      reach(transition.to)
    case .freed(let id):
      objects[id] = nil
      owners[id] = nil
    default: break
    }
  }

  package mutating func endSession(_ session: SessionKey, count: Int) {
    let reaches = reaches
    self = FirstReachFold()
    self.reaches = reaches
  }

  private mutating func introduce(_ id: ObjectID, _ names: ResolvedNames) {
    if case .introduction(let name, _, _) = names { objects[id] = name }
  }

  private mutating func reach(_ id: ObjectID) {
    guard let screen = objects[id] else { return }
    if !shown.contains(screen), reaches.isNews(screen, after: shown, steps: steps.count) {
      let path = Verdict.Path(launch: launch, steps: steps.prefix(steps.count))
      reaches.add(.init(before: shown, path: path), to: screen)
    }
    shown.insert(screen)
    if let owner = owners[id] { shown.insert(owner) }
  }
}
