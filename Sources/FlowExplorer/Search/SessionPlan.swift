import FlowPerson

/// What a session will do, as far as it is known before.
struct SessionPlan {
  /// What it begins with.
  var launch: LaunchStart
  /// What is done after it.
  var actions: [PersonAction]

  /// What the session asks for.
  var requests: [SessionRequest] { [.launch(launch)] + actions.map { .perform($0) } }
}

extension StateSpace {
  /// The plans of the sessions that try actions in a state for the first time.
  ///
  /// - Parameters:
  ///   - actions: the actions, in the order in which they are tried.
  ///   - isTried: whether an action is tried, by the path that ends with it.
  func plans(
    for actions: [PersonAction], in state: Int, where isTried: (ExploredPath) -> Bool
  ) -> [SessionPlan] {
    let node = states[state].node
    let path = tree.actions(to: node)
    return actions.filter {
      tree[node].children[$0] == nil && isTried(self.path(to: node, then: $0))
    }.map { SessionPlan(launch: start(ofLaunch: tree[node].launch), actions: path + [$0]) }
  }

  /// The plans of the sessions that take round trips a second time.
  ///
  /// - Parameters:
  ///   - ends: the ends of the paths that are repeated first.
  ///   - others: the ends of those that follow, unless their last step was taken before.
  func plansOfRounds(
    to ends: [PathTree.Index], then others: Range<PathTree.Index>
  ) -> [SessionPlan] {
    var seen = Set(ends.map(passage))
    let first = ends.flatMap { plansOfRounds(to: $0, isLinking: true) }
    return first
      + others.filter { seen.insert(passage(to: $0)).inserted }
      .flatMap { plansOfRounds(to: $0, isLinking: false) }
  }

  private func plansOfRounds(to end: PathTree.Index, isLinking: Bool) -> [SessionPlan] {
    let path = tree.actions(to: end)
    guard let round = roundTrip(to: end) else {
      return waysBack(from: end).map {
        SessionPlan(launch: start(ofLaunch: tree[end].launch), actions: path + [$0])
      }
    }
    let again = round.nodes.compactMap { tree[$0].action }
    let isLong = isLinking && round.isLinking
    return [
      SessionPlan(
        launch: start(ofLaunch: tree[end].launch), actions: path + again + (isLong ? again : []))
    ]
  }
}
