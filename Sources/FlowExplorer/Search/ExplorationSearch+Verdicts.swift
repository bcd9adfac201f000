import FlowPerson
import FlowReading
import FlowTrace
import FlowVerdicts

// MARK: Verdicts that are open

extension ExplorationSearch {
  /// The most steps after a path: two after each of which the app comes to rest, and some that do nothing.
  private static let mostStepsOn = 4

  /// Goes on where a path ends with something that looks wrong and may still mend, such as a coordinator
  /// whose last screen has just gone, and no other path or tour went on after that.
  ///
  /// - Parameters:
  ///   - ends: the ends of the paths.
  ///   - tours: what was recorded on each tour, and its launch.
  /// - Returns: the ends of the longer paths.
  mutating func settleVerdicts(
    after ends: [PathTree.Index], _ tours: [(launch: Int, records: [TraceRecord])]
  ) async -> [PathTree.Index] {
    let header = TraceHeader(app: "")
    var open = space.trace(of: ends, then: tours, header: header).openVerdicts
    var longer: [PathTree.Index] = []
    for end in space.tree.leaves(of: ends) {
      guard !open.isEmpty, !replayer.isSpent() else { break }
      let seen = space.tree.openVerdicts(at: end).intersection(open)
      guard !seen.isEmpty, let session = await arrive(at: end) else { continue }
      var node = end
      var rest = seen
      for _ in 0..<Self.mostStepsOn where !rest.isEmpty {
        guard let action = stepOn(from: node, afterPathTo: end),
          let next = await tryStep(action, from: node, in: session)
        else { break }
        node = next
        rest.formIntersection(space.tree.openVerdicts(at: node))
      }
      session.end()
      open.subtract(seen.subtracting(rest))
      if node != end { longer.append(node) }
    }
    return longer
  }

  /// What to do at a node so that the app goes on, and ends as little as possible: what undoes the step
  /// before, or else what leads to another state and is likely undone by something, as another tab is by
  /// the one that was left.
  ///
  /// - Parameter end: the end of the path, whose own last step is not undone.
  private func stepOn(
    from node: PathTree.Index, afterPathTo end: PathTree.Index
  ) -> PersonAction? {
    let before = node == end ? nil : space.tree[node].parent
    if let before, case .selectTab? = space.tree[node].action,
      let tab = space.tree[before].sighting.selectedTab
    {
      return tab
    }
    guard let state = space.state(space.key(of: node)) else { return nil }
    let origin = before.flatMap { space.state(space.key(of: $0)) }
    let actions = order(of: state)
    let moving = actions.map { (action: $0, end: space.destination(of: $0, in: state)) }
      .filter { $0.end != nil && $0.end != state }
    return (moving.first { $0.end == origin } ?? moving.first)?.action ?? actions.first
  }
}

extension PathTree {
  /// The verdicts on what is open at the end of a path.
  fileprivate func openVerdicts(at end: Index) -> Set<VerdictKey> {
    Trace(header: TraceHeader(app: ""), records: records(to: end)).openVerdicts
  }
}

extension Trace {
  /// The verdicts on what may still mend at the end of a session, and lasted in no other.
  fileprivate var openVerdicts: Set<VerdictKey> {
    FlowReading(self, parts: .verdicts).evidence.open
  }
}
