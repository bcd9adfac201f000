import DequeModule
import FlowGraph
import FlowPerson

/// One action in a state, as a part of a route.
struct StateLeg: Hashable {
  var state: Int
  var action: PersonAction
}

extension StateSpace {
  /// The shortest route from a state that ends with a leg to find.
  ///
  /// Complexity: O(*n*) in the number of actions of the states on the way.
  ///
  /// - Parameters:
  ///   - start: the state.
  ///   - isPassable: whether the route may use a leg on its way.
  ///   - isGoal: whether the route ends with a leg, which leads to a state.
  /// - Returns: nil when there is none.
  func route(
    from start: Int, where isPassable: (StateLeg) -> Bool = { _ in true },
    to isGoal: (_ leg: StateLeg, _ destination: Int) -> Bool
  ) -> [StateLeg]? {
    var arrivals: [Int: StateLeg] = [:]
    var queue: Deque = [start]
    while let state = queue.popFirst() {
      for explored in states[state].actions {
        guard case .state(let destination) = explored.outcome else { continue }
        let leg = StateLeg(state: state, action: explored.action)
        if isGoal(leg, destination) {
          return Array(
            sequence(first: leg) { $0.state == start ? nil : arrivals[$0.state] }
          ).reversed()
        }
        if destination != start, arrivals[destination] == nil, isPassable(leg) {
          arrivals[destination] = leg
          queue.append(destination)
        }
      }
    }
    return nil
  }

  /// What a leg has in common with those that do the same on the same screen, and lead to the same.
  ///
  /// - Parameter end: the state that it leads to.
  func passage(of leg: StateLeg, to end: Int) -> ExactString {
    let before = node(of: leg.state).sighting.screenDescription
    let after = node(of: end).sighting.screenDescription
    return ExactString("\(before)\n\(leg.action)\n\(after)")
  }
}
