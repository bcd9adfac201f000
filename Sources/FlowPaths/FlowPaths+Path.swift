public import FlowGraph

extension FlowPaths {
  /// A recorded path to a screen.
  public struct Path: Sendable, Hashable {
    /// What a person does from launch on.
    public var walk: Walk
    /// How many of its steps come before the screen that the path starts from.
    public var leadIn: Int
  }

  /// Returns the path with the fewest steps from launch to a screen, or nil where no session came
  /// there. O(*n*) in the number of steps.
  ///
  /// Of equally short paths, it is the one that was recorded first.
  public func path(to screen: FlowGraph.Name) -> Path? {
    guard let target = number(of: screen) else { return nil }
    var best: (session: Int, end: Int)?
    for (index, session) in sessions.enumerated() {
      let end = session.moments.indices.first { session.shows(target, at: $0) }
      if let end, best.map({ end < $0.end }) ?? true { best = (index, end) }
    }
    return best.map { Path(walk: walk(sessions[$0.session], upTo: $0.end), leadIn: 0) }
  }

  /// Returns the path with the fewest steps from one screen on display to another within a session,
  /// or nil where no session has one. O(*n*) in the number of steps.
  ///
  /// Of equally short paths, it is the one that is nearest to launch, and then the one that was
  /// recorded first.
  ///
  /// - Parameters:
  ///   - origin: the screen to start from. What is done on it is part of the path.
  ///   - screen: the screen to reach. If it is the same as `origin`, the path has a step at least.
  public func path(from origin: FlowGraph.Name, to screen: FlowGraph.Name) -> Path? {
    guard let start = number(of: origin), let target = number(of: screen) else { return nil }
    var best: (session: Int, steps: Int, end: Int)?
    for (index, session) in sessions.enumerated() {
      for (start, end) in Self.stretches(of: session, from: start, to: target) {
        let isBetter = best.map { (end - start, end) < ($0.steps, $0.end) } ?? true
        if isBetter { best = (index, end - start, end) }
      }
    }
    return best.map {
      Path(walk: walk(sessions[$0.session], upTo: $0.end), leadIn: $0.end - $0.steps)
    }
  }

  /// From each moment that shows `target`, back to the last one before it that brought `start` on
  /// display.
  private static func stretches(
    of session: RecordedSession, from start: Int32, to target: Int32
  ) -> [(start: Int, end: Int)] {
    var stretches: [(Int, Int)] = []
    var latest: Int?
    for moment in session.moments.indices {
      if start == target, let latest, session.arrives(at: target, in: moment) {
        stretches.append((latest, moment))
      }
      if session.shows(start, at: moment),
        moment == 0 || session.arrives(at: start, in: moment)
          || !session.shows(start, at: moment - 1)
      {
        latest = moment
      }
      if start != target, let latest, session.shows(target, at: moment) {
        stretches.append((latest, moment))
      }
    }
    return stretches
  }

  private func number(of screen: FlowGraph.Name) -> Int32? {
    names.firstIndex(of: screen).map { Int32($0) }
  }

  /// The transitions that end at a screen, sorted.
  private func arrivals(at screen: FlowGraph.Name) -> [FlowGraph.Transition] {
    graph.transitions.filter { $0.to == screen }
  }
}

extension RecordedSession {
  /// Whether a moment brings a screen on display, rather than leaving it there.
  fileprivate func arrives(at screen: Int32, in moment: Int) -> Bool {
    passages(at: moment).contains { $0.screen == screen }
  }
}

extension FlowPaths {
  /// Returns a message for a path that no session has, with the transitions that lead to the screen.
  package func noPathMessage(from origin: FlowGraph.Name?, to screen: FlowGraph.Name) -> String {
    let names = graph.names
    let start = origin.map { " from \(names[$0])" } ?? ""
    let sentence = "No recorded session leads\(start) to \(names[screen])"
    let arrivals = arrivals(at: screen).map { arrival in
      "\(arrival.trigger) on \(arrival.from.map { names[$0] } ?? "no screen")"
    }
    guard !arrivals.isEmpty else { return "\(sentence), or from any other screen." }
    return "\(sentence). These transitions lead there: \(arrivals.joined(separator: ", "))."
  }
}
