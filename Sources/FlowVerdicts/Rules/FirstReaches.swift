import FlowGraph
public import FlowTrace

/// What sessions had shown when they first reached each screen.
///
/// It judges `screen A is never reached without B`, which the graph cannot tell: only a session
/// knows what came before. It keeps, for each screen, the fewest things that were enough.
public struct FirstReaches: Sendable {
  /// What was shown before a screen, and the way to it.
  struct Approach: Sendable {
    var before: Set<FlowGraph.Name>
    var path: Verdict.Path
  }

  private(set) var approaches: [FlowGraph.Name: [Approach]] = [:]
  private var names = FoundNames()
  private var objects: [ObjectID: FlowGraph.Name] = [:]
  private var owners: [ObjectID: FlowGraph.Name] = [:]
  private var shown: Set<FlowGraph.Name> = []
  private var steps = StepList()
  private var launch: String?

  public init() {}

  /// Takes in what happened next.
  public mutating func add(_ record: TraceRecord) {
    switch record.event {
    case .launch(let launch):
      self = FirstReaches(approaches: approaches, names: names, launch: launch.label)
    case .coordinator(let coordinator):
      objects[coordinator.id] = names.name(coordinator.type, coordinator.label)
    case .screen(let screen):
      objects[screen.id] = names.name(screen.type, screen.label)
    case .presents(let coordinator, let screen):
      owners[screen] = objects[coordinator]
    case .step(let step):
      steps.append(step)
    case .transition(let transition):
      reach(transition.to)
    case .freed(let id):
      objects[id] = nil
      owners[id] = nil
    default: break
    }
  }

  private init(approaches: [FlowGraph.Name: [Approach]], names: FoundNames, launch: String?) {
    self.approaches = approaches
    self.names = names
    self.launch = launch
  }

  private mutating func reach(_ id: ObjectID) {
    guard let screen = objects[id] else { return }
    if !shown.contains(screen) {
      let known = approaches[screen] ?? []
      if !known.contains(where: { $0.before.isSubset(of: shown) }) {
        let approach = Approach(
          before: shown, path: Verdict.Path(launch: launch, steps: steps.prefix(steps.count)))
        approaches[screen] = known.filter { !shown.isSubset(of: $0.before) } + [approach]
      }
    }
    shown.insert(screen)
    if let owner = owners[id] { shown.insert(owner) }
  }

  /// The shortest of the ways to a screen on which none of some others was shown.
  func path(to screen: FlowGraph.Name, without others: Set<FlowGraph.Name>) -> Verdict.Path? {
    (approaches[screen] ?? []).filter { $0.before.isDisjoint(with: others) }.map(\.path)
      .min {
        ($0.steps.count, ExactString($0.description)) < (
          $1.steps.count, ExactString($1.description)
        )
      }
  }
}
