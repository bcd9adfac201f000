import FlowPerson

extension StateSpace {
  /// What came of an event from outside in every state.
  func proof(of event: String) -> EventProof {
    let arrivals = states.indices.map { state -> Arrival in
      let explored = states[state].actions.first { $0.action == .receive(event) }
      guard case .state(let end)? = explored?.outcome else {
        return Arrival(from: screen(of: state), to: nil, isChange: false)
      }
      return Arrival(
        from: screen(of: state), to: screen(of: end) ?? "nothing", isChange: end != state)
    }
    var counts: [String: Int] = [:]
    for arrival in arrivals where arrival.isChange { counts[arrival.to ?? "", default: 0] += 1 }
    let goal = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    var failures: [EventProof.Failure] = []
    for (state, arrival) in arrivals.enumerated() where arrival.to == nil || arrival.to != goal {
      let known = failures.firstIndex { $0.screen == arrival.from && $0.shown == arrival.to }
      if let known {
        failures[known].states += 1
      } else {
        failures.append(
          EventProof.Failure(
            screen: arrival.from, shown: arrival.to, states: 1,
            path: path(to: states[state].node)))
      }
    }
    return EventProof(
      event: event, screen: goal,
      successes: arrivals.count - failures.reduce(0) { $0 + $1.states }, failures: failures)
  }

  private func screen(of state: Int) -> String? { node(of: state).sighting.screen }
}

/// What an event did in one state.
private struct Arrival {
  /// The screen on display before.
  var from: String?
  /// The screen on display after; nil where that is not known.
  var to: String?
  /// Whether the state after is another.
  var isChange: Bool
}
