import FlowPerson

/// A step that did something else than before in what counted as the same state: the app remembers more
/// than it shows.
struct Drift {
  let launch: Int
  /// The actions since launch; the last is the step.
  let actions: [PersonAction]
  /// The node after the step as it was done before; nil where it had led nowhere.
  let expected: PathTree.Index?
  /// What shows now.
  let found: ExplorerSession.Sighting
  /// Whether it was done in another state than before, by what the app is known to remember.
  var isExplained = false
}

/// A use of a control that leaves something behind which does not show.
private struct UnshownStep {
  let action: PersonAction
  /// The class of the screen with the control.
  let screen: String?
  /// The node after it, and the end of the shortest path to what counts as the state there.
  let node, usual: PathTree.Index
  /// A path through it, whose last step then does something else.
  let path: ExploredPath
}

// MARK: What the app remembers

extension ExplorationSearch {
  /// How many steps after remembered ones are no matter. More are done as long as they are fewer than
  /// those before.
  private static var fewSteps: Int { 1_000 }

  /// Finds for each drift the steps that the app remembers without showing it, and tries everything again
  /// after such steps.
  ///
  /// - Returns: whether there were any.
  mutating func rememberWhatDrifted() async -> Bool {
    let known = remembered.count
    drifts.sort { $0.actions.count < $1.actions.count }
    for index in drifts.indices { drifts[index].isExplained = await explain(drifts[index]) }
    guard remembered.count > known else { return false }
    if lastStep == nil { lastStep = 2 * replayer.budget.stepsOfSearch + Self.fewSteps }
    await expandStates()
    await visitChangedTabs()
    await confirmDiscoveries()
    return true
  }

  /// Reports what is still a drift, or all if not everything was tried after what is remembered.
  mutating func reportDrifts() {
    for drift in drifts where !drift.isExplained || isCutOff {
      log.addDrift(drift, space.node(along: drift), in: space)
    }
  }

  /// Remembers steps until both the path that drifted and the one before it end as the shortest paths to
  /// the states before their last steps do.
  ///
  /// - Returns: false where no step is found, or no more can be remembered.
  private mutating func explain(_ drift: Drift) async -> Bool {
    guard let expected = drift.expected, let end = await walk(along: drift) else { return false }
    for (node, usual) in [(end, expected), (expected, end)] {
      while true {
        guard let isExplained = await leads(toTheSameAs: node, by: 1) else { return false }
        if isExplained { break }
        guard !replayer.isSpent(), let step = await unshownStep(on: node) else { return false }
        let remembered = RememberedStep(
          step: step.action, screen: step.screen, path: step.path,
          expected: space.tree[usual].sighting.screenDescription,
          found: space.tree[node].sighting.screenDescription)
        guard remember(remembered, to: step.node, unlike: step.usual) else { return false }
      }
    }
    return true
  }

  /// Finds a use of a control on a path that leaves something behind, which does not show and makes the last
  /// step do something else.
  ///
  /// The path's first steps are replaced by the shortest path to the state that they lead to, as many as
  /// possible without a change at the end: the next step is the one. This is how counterexamples are
  /// analysed when automata are learned (R. L. Rivest and R. E. Schapire, 1993).
  ///
  /// - Parameter end: the end of the path.
  /// - Returns: nil where the shortest paths already lead to the same end, or none does.
  private mutating func unshownStep(on end: PathTree.Index) async -> UnshownStep? {
    let count = space.tree.path(to: end).count - 1
    guard count > 1, await leads(toTheSameAs: end, by: count) == true else { return nil }
    var (same, other) = (count, 1)
    while same - other > 1 {
      let middle = (same + other) / 2
      if await leads(toTheSameAs: end, by: middle) == true {
        same = middle
      } else {
        other = middle
      }
    }
    let path = space.tree.path(to: end)
    let before = space.usualNode(at: path[path.count - 1 - same])
    let after = path[path.count - 1 - other]
    guard let action = space.tree[after].action, action.isOfScreen,
      let node = space.tree[before].children[action]
    else { return nil }
    let rest = path.suffix(same).compactMap { space.tree[$0].action }
    return UnshownStep(
      action: action, screen: space.tree[before].sighting.screen, node: node,
      usual: space.usualNode(at: after),
      path: space.path(
        ofLaunch: space.tree[node].launch, then: space.tree.actions(to: before) + rest))
  }

  /// Whether the last steps of a path do the same after the shortest path to the state before them; nil
  /// where they are not possible there.
  private mutating func leads(toTheSameAs end: PathTree.Index, by count: Int) async -> Bool? {
    let path = space.tree.path(to: end)
    let actions = path.suffix(count).compactMap { space.tree[$0].action }
    let node = await walk(actions, from: space.usualNode(at: path[path.count - 1 - count]))
    return node.map { space.isAlike($0, end) }
  }

  private mutating func walk(along drift: Drift) async -> PathTree.Index? {
    guard let start = space.node(ofLaunch: drift.launch) else { return nil }
    return await walk(drift.actions, from: start)
  }

  /// Does some things after a node, but for those that were done there before.
  ///
  /// - Returns: the node after them; nil where one is not possible, or a limit is hit.
  private mutating func walk(
    _ actions: [PersonAction], from start: PathTree.Index
  ) async -> PathTree.Index? {
    var node = start
    var left = actions[...]
    while let action = left.first, let next = space.tree[node].children[action] {
      node = next
      left.removeFirst()
    }
    guard !left.isEmpty else { return node }
    guard let session = await arrive(at: node) else { return nil }
    defer { session.end() }
    for action in left {
      guard let next = await tryStep(action, from: node, in: session) else { return nil }
      node = next
    }
    return node
  }
}

extension StateSpace {
  /// The node at the end of a drift; nil where its path was not taken to the end.
  fileprivate func node(along drift: Drift) -> PathTree.Index? {
    drift.actions.reduce(node(ofLaunch: drift.launch)) { node, action in
      node.flatMap { tree[$0].children[action] }
    }
  }

  /// The end of the first path to the state that a node is in; the node itself where that was not entered.
  fileprivate func usualNode(at node: PathTree.Index) -> PathTree.Index {
    state(key(of: node)).map { states[$0].node } ?? node
  }
}
