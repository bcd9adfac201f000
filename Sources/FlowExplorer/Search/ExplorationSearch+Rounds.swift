import FlowGraph
import FlowPerson

/// A way out of a state and back into it, as it was taken first.
struct RoundTrip {
  /// The node before it.
  let start: PathTree.Index
  /// The nodes after each of its steps; the last is where it is taken again.
  let nodes: [PathTree.Index]
  /// Whether more coordinators were linked after it than before.
  var isLinking: Bool
}

/// Coordinators that pile up when a round trip is repeated.
struct Growth {
  /// The links that began on the round trip, in words.
  var links: Set<String>
  var finding: ExplorationFinding
}

/// What piles up, once for all round trips that link the same.
struct GrowthLog {
  private(set) var findings: [ExplorationFinding] = []
  private var known: Set<Set<String>> = []

  mutating func add(_ growth: Growth) {
    if known.insert(growth.links).inserted { findings.append(growth.finding) }
  }
}

/// The round trips that were taken again.
struct RepeatedRounds {
  /// The ends of the paths that led to something new.
  var ends: Set<PathTree.Index> = []
  /// The last steps of the round trips.
  var passages: Set<ExactString> = []
}

// MARK: Second rounds

extension ExplorationSearch {
  /// Takes each round trip a second time. What an app keeps without showing it, such as a list of
  /// routes that a swipe back leaves as it is, or a handler that each visit adds, makes a difference
  /// then.
  ///
  /// A round trip that left more coordinators linked is taken a third time: only then does it show
  /// whether they pile up, or one takes the other's place.
  ///
  /// - Returns: the ends of the paths that show more than shorter ones.
  mutating func repeatRounds() async -> [PathTree.Index] {
    var ends: [PathTree.Index] = []
    let others = space.tree.nodes.indices
    replayer.announce(space.plansOfRounds(to: discoveries.nodes, then: others))
    for end in discoveries.nodes {
      guard repeated.ends.insert(end).inserted else { continue }
      repeated.passages.insert(space.passage(to: end))
      await repeatRound(to: end, isLinking: true, in: &ends)
    }
    for end in others where repeated.passages.insert(space.passage(to: end)).inserted {
      await repeatRound(to: end, isLinking: false, in: &ends)
    }
    return ends
  }

  /// Takes the round trip at the end of a path again, or those that its last step begins.
  ///
  /// - Parameter isLinking: whether to take one a third time that left more coordinators linked.
  private mutating func repeatRound(
    to end: PathTree.Index, isLinking: Bool, in ends: inout [PathTree.Index]
  ) async {
    if var round = space.roundTrip(to: end) {
      round.isLinking = round.isLinking && isLinking
      return await repeatRound(round, in: &ends)
    }
    for action in space.waysBack(from: end) {
      await repeatRound(leaving: end, by: action, in: &ends)
    }
  }

  /// Takes a round trip again whose way out was found after another to the same state.
  private mutating func repeatRound(
    leaving node: PathTree.Index, by action: PersonAction, in ends: inout [PathTree.Index]
  ) async {
    guard let session = await arrive(at: node) else { return }
    defer { session.end() }
    guard let back = await tryStep(action, from: node, in: session) else { return }
    guard let start = space.tree[node].parent else { return }
    let round = RoundTrip(start: start, nodes: [node, back], isLinking: false)
    await repeatRound(round, in: session, &ends)
  }

  private mutating func repeatRound(
    _ round: RoundTrip, in ends: inout [PathTree.Index]
  ) async {
    guard let last = round.nodes.last, !typesDigits(round),
      let session = await arrive(at: last)
    else { return }
    defer { session.end() }
    await repeatRound(round, in: session, &ends)
  }

  /// Whether a round trip has digits: a keypad counts them, and does something else when it has enough.
  private func typesDigits(_ round: RoundTrip) -> Bool {
    round.nodes.contains { space.tree[$0].action?.isOnKeypad == true }
  }

  private mutating func repeatRound(
    _ round: RoundTrip, in session: any LaunchSession, _ ends: inout [PathTree.Index]
  ) async {
    guard var node = round.nodes.last else { return }
    // Where the round trip led to an interface that only counts as the same, such as a longer stack
    // of one screen, or left a coordinator linked, what follows may differ.
    let isExact = space.isExactly(node, round.start)
    for index in 0..<round.nodes.count * (round.isLinking ? 2 : 1) {
      let first = round.nodes[index % round.nodes.count]
      guard let action = space.tree[first].action,
        let next = await tryStep(action, from: node, in: session)
      else { return }
      node = next
      guard !isExact || space.isAlike(next, first) else {
        addDrift(next, from: first)
        return ends.append(next)
      }
    }
    guard round.isLinking else { return }
    ends.append(node)
    if let growth = space.growth(over: round, to: node) { growths.add(growth) }
  }

  /// Launches the app and replays the path to a node; nil when that differed, or a limit is hit.
  mutating func arrive(at node: PathTree.Index) async -> (any LaunchSession)? {
    guard !replayer.isSpent() else { return nil }
    let session = await replayer.launch(space.tree[node].launch, of: space)
    if await replay(to: node, in: session) { return session }
    session.end()
    return nil
  }

  /// Does one thing at a node; nil when it is not possible there, or a limit is hit.
  mutating func tryStep(
    _ action: PersonAction, from node: PathTree.Index, in session: any LaunchSession
  ) async -> PathTree.Index? {
    guard space.tree[node].sighting.actions.contains(action), !replayer.isSpent(),
      !replayer.isTrap(space.path(to: node, then: action))
    else { return nil }
    return await step(action, from: node, in: session)
  }
}

// MARK: Round trips in a state space

extension StateSpace {
  /// The last step to a node, by what it did and what was on display before and after.
  func passage(to node: PathTree.Index) -> ExactString {
    let before = tree[node].parent.map { tree[$0].sighting.screenDescription } ?? ""
    let after = tree[node].sighting.screenDescription
    let history = context(of: node).history
    return ExactString("\(before)\n\(tree[node].moment.effect.text)\n\(after)\n\(history)")
  }

  /// The round trip at the end of a path: from the last node before with the same interface, and with
  /// fewer links where there is one.
  ///
  /// - Returns: nil where the path ends in a state that it had not met before.
  func roundTrip(to end: PathTree.Index) -> RoundTrip? {
    let path = tree.path(to: end)
    let last = tree[end]
    let like = path.indices.dropLast().filter {
      tree[path[$0]].sighting.identity == last.sighting.identity
    }
    let linking = like.last { tree[path[$0]].moment.effect.links < last.moment.effect.links }
    guard let beginning = linking ?? like.last else { return nil }
    return RoundTrip(
      start: path[beginning], nodes: Array(path[(beginning + 1)...]), isLinking: linking != nil)
  }

  /// What leads back, in one step, from a state that a node is in to the state before the node, where
  /// the state was found on another path.
  func waysBack(from node: PathTree.Index) -> [PersonAction] {
    guard let parent = tree[node].parent, let state = state(key(of: node)),
      states[state].node != node, let before = self.state(key(of: parent))
    else { return [] }
    return states[state].actions.filter { $0.outcome == .state(before) }.map(\.action)
  }

  /// Whether two nodes are in one state, show the same interface to the last detail, and as many
  /// coordinators are linked.
  func isExactly(_ node: PathTree.Index, _ other: PathTree.Index) -> Bool {
    key(of: node) == key(of: other) && tree[node].sighting == tree[other].sighting
      && links(at: node) == links(at: other)
  }

  private func links(at node: PathTree.Index) -> Int { tree[node].moment.effect.links }

  /// What piles up over a round trip that was taken three times; nil where nothing does.
  ///
  /// - Parameters:
  ///   - round: the first of the three.
  ///   - end: the node after the last.
  func growth(over round: RoundTrip, to end: PathTree.Index) -> Growth? {
    guard let first = round.nodes.last else { return nil }
    let path = tree.path(to: end)
    let second = path[path.count - 1 - round.nodes.count]
    guard links(at: second) > links(at: first), links(at: end) > links(at: second) else {
      return nil
    }
    let linked = Set(round.nodes.flatMap { tree[$0].moment.effect.linked })
    return Growth(
      links: linked,
      finding: ExplorationFinding(
        .growing(links: links(at: first) - links(at: round.start)), self.path(to: first)))
  }

  /// Whether two nodes show the same, after the same transitions.
  func isAlike(_ node: PathTree.Index, _ other: PathTree.Index) -> Bool {
    tree[node].sighting.identity == tree[other].sighting.identity
      && tree[node].moment.effect.repeatable == tree[other].moment.effect.repeatable
  }
}
