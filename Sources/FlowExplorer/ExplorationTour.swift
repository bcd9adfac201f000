import FlowPerson
import FlowTrace

/// Walks that use as many transitions as possible in one launch, each a real session.
@MainActor
struct ExplorationTour {
  /// The search that it belongs to, with what the tour has added.
  private(set) var search: ExplorationSearch
  private let launch: Int
  /// The transitions that no tour has used.
  private(set) var missing: Set<String>
  /// What did not lead to what it led to before: the app remembers more than it shows.
  private var failed: Set<Way> = []
  private(set) var records: [TraceRecord] = []
  /// What was done so far.
  private var actions: [PersonAction] = []
  /// Where a path that was walked before has come to, as long as the tour follows one.
  private var node: PathTree.Index?

  private struct Way: Hashable {
    var state: Int
    var action: PersonAction
  }

  init(_ search: ExplorationSearch, _ launch: Int, missing: Set<String>) {
    self.search = search
    self.launch = launch
    self.missing = missing
  }

  /// Walks from launch, always to the nearest transition that is missing, until none can be reached.
  mutating func run() async {
    let session = await search.begin(launch)
    defer { session.end() }
    node = search.roots[launch]
    var state = look(session, on: nil)
    while let current = state, let route = route(from: current) {
      for way in route {
        let path = search.path(launch, actions + [way.action])
        guard !search.isOver() else { return }
        guard !search.isTrap(path) else {
          failed.insert(way)
          break
        }
        guard (try? await search.attempt(way.action, in: session, path)) != nil else { return }
        actions.append(way.action)
        node = node.flatMap { search.tree[$0].children[way.action] }
        let before = search.states[way.state]
        state = look(session, on: search.tree[before.node].screen)
        guard state == destination(of: way) else {
          failed.insert(way)
          break
        }
      }
      if let last = route.last, !transitions(of: last).isDisjoint(with: missing) {
        failed.insert(last)
      }
    }
  }

  /// Takes in what happened and finds the state; nil for one that was never met.
  private mutating func look(_ session: ExplorerSession, on screen: String?) -> Int? {
    let new = session.takeRecords()
    records += new
    let happening = session.reader.read(new, on: screen)
    missing.subtract(happening.transitions)
    let sighting = session.look()
    if let known = node,
      !search.hasRecorded(new, at: known) || sighting.identity != search.tree[known].identity
    {
      search.tellDifference(at: known, sighting, launch)
      node = nil
    }
    return search.known[.init(launch: launch, identity: sighting.identity)]
  }

  private func transitions(of way: Way) -> Set<String> {
    let node = search.tree[search.states[way.state].node].children[way.action]
    return Set(node.map { search.tree[$0].happening.transitions } ?? [])
  }

  private func destination(of way: Way) -> Int? {
    let ways = search.states[way.state].ways
    guard case .state(let state)? = ways.first(where: { $0.action == way.action })?.outcome else {
      return nil
    }
    return state
  }

  /// The shortest way to use a transition that is missing, that included; nil when there is none.
  private func route(from start: Int) -> [Way]? {
    var arrivals: [Int: Way] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      for explored in search.states[state].ways {
        guard case .state(let destination) = explored.outcome else { continue }
        let way = Way(state: state, action: explored.action)
        guard !failed.contains(way) else { continue }
        if !transitions(of: way).isDisjoint(with: missing) {
          return Array(
            sequence(first: way) { $0.state == start ? nil : arrivals[$0.state] }
          ).reversed()
        }
        if destination != start, arrivals[destination] == nil {
          arrivals[destination] = way
          queue.append(destination)
        }
      }
    }
    return nil
  }
}
