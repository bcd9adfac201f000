public import FlowGraph

extension FlowPaths {
  /// A recorded way to a screen.
  public struct Way: Sendable, Hashable {
    /// The way from launch on, so that it can be followed.
    public var walk: Walk
    /// How many of its steps only lead to where the way begins.
    public var leadIn: Int
  }

  /// The fewest steps from launch to a screen; nil where no session came there.
  ///
  /// Of equally short ways, the one that was recorded first. O(*n*) in the number of steps.
  public func way(to screen: FlowGraph.Name) -> Way? {
    guard let target = number(of: screen) else { return nil }
    var best: (session: Int, end: Int)?
    for (index, session) in sessions.enumerated() {
      let end = session.moments.indices.first { session.shows(target, at: $0) }
      if let end, best.map({ end < $0.end }) ?? true { best = (index, end) }
    }
    return best.map { Way(walk: walk(sessions[$0.session], upTo: $0.end), leadIn: 0) }
  }

  /// The fewest steps from one screen on display to another, within one session; nil where no
  /// session went that way.
  ///
  /// What is done on the first of the two belongs to the way. From a screen to itself it takes a
  /// step at least. Of equally short ways, the one that is nearest to launch, and then the one that
  /// was recorded first. O(*n*) in the number of steps.
  public func way(from origin: FlowGraph.Name, to screen: FlowGraph.Name) -> Way? {
    guard let start = number(of: origin), let target = number(of: screen) else { return nil }
    var best: (session: Int, steps: Int, end: Int)?
    for (index, session) in sessions.enumerated() {
      for (start, end) in Self.stretches(of: session, from: start, to: target) {
        let isBetter = best.map { (end - start, end) < ($0.steps, $0.end) } ?? true
        if isBetter { best = (index, end - start, end) }
      }
    }
    return best.map {
      Way(walk: walk(sessions[$0.session], upTo: $0.end), leadIn: $0.end - $0.steps)
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

  /// What led straight to a screen: where from, and what the person did. Sorted.
  public func arrivals(at screen: FlowGraph.Name) -> [FlowGraph.Transition] {
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
  /// A sentence that says that no session went from one screen to another, and what leads there
  /// otherwise.
  public func whyNoWay(from origin: FlowGraph.Name?, to screen: FlowGraph.Name) -> String {
    let names = graph.names
    let start = origin.map { " from \(names[$0])" } ?? ""
    let sentence = "No recorded session goes\(start) to \(names[screen])"
    let arrivals = arrivals(at: screen).map { arrival in
      "\(arrival.trigger) on \(arrival.from.map { names[$0] } ?? "no screen")"
    }
    guard !arrivals.isEmpty else { return "\(sentence), nor from anywhere else." }
    return "\(sentence); what leads there is \(arrivals.joined(separator: ", "))."
  }
}
