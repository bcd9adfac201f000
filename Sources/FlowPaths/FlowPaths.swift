public import FlowGraph
import FlowTrace

/// The ways that people took through an app, session by session.
///
/// Whatever it answers with is a prefix of a recorded session: what only looks possible, because
/// the graph has an arrow for each part of it, is never given.
public struct FlowPaths: Sendable {
  /// The graph of the same traces.
  public let graph: FlowGraph
  let names: [FlowGraph.Name]
  let transitions: [FlowGraph.Transition]
  let steps: [PersonStep]
  let sessions: [RecordedSession]

  init(
    graph: FlowGraph, names: [FlowGraph.Name], transitions: [FlowGraph.Transition],
    steps: [PersonStep], sessions: [RecordedSession]
  ) {
    self.graph = graph
    self.names = names
    self.transitions = transitions
    self.steps = steps
    self.sessions = sessions
  }

  /// The app's name.
  public var app: String { graph.app }

  /// How many different sessions there are.
  public var sessionCount: Int { sessions.count }

  /// A session up to a moment, as people read it.
  func walk(_ session: RecordedSession, upTo moment: Int) -> Walk {
    let steps = session.moments[...moment].dropFirst().enumerated().map { index, moment in
      Walk.Step(
        self.steps[Int(moment.step)], screen: name(moment.screen),
        isChange: !session.passages(at: index + 1).isEmpty)
    }
    return Walk(
      launch: session.label?.string, opening: name(session.moments[0].screen), steps: steps)
  }

  private func name(_ number: Int32) -> FlowGraph.Name? {
    number < 0 ? nil : names[Int(number)]
  }
}

extension FlowPaths: CustomStringConvertible {
  /// Its size in words: `RayPets: 1 session, 63 steps, 23 transitions`.
  public var description: String {
    let stepCount = sessions.reduce(0) { $0 + $1.moments.count - 1 }
    return "\(app): " + Self.count(sessions.count, "session") + ", "
      + Self.count(stepCount, "step") + ", " + Self.count(transitions.count, "transition")
  }

  static func count(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }
}

extension FlowPaths {
  /// The ways of both; of sessions that are in both, one. O(*n*) in the number of steps.
  ///
  /// Where two ways are equally good, those of the first are preferred.
  public func merging(_ other: FlowPaths) -> FlowPaths {
    var names = Interner<FlowGraph.Name>(names)
    var transitions = Interner<FlowGraph.Transition>(transitions)
    var steps = Interner<StepKey>(steps.map { StepKey($0) })
    var sessions = Interner<RecordedSession>(sessions)
    let nameNumbers = other.names.map { names.number(of: $0) }
    let transitionNumbers = other.transitions.map { transitions.number(of: $0) }
    let stepNumbers = other.steps.map { steps.number(of: StepKey($0)) }
    for var session in other.sessions {
      for index in session.moments.indices {
        let moment = session.moments[index]
        if moment.step >= 0 { session.moments[index].step = stepNumbers[Int(moment.step)] }
        if moment.screen >= 0 { session.moments[index].screen = nameNumbers[Int(moment.screen)] }
      }
      for index in session.passages.indices {
        let passage = session.passages[index]
        session.passages[index] = .init(
          transition: transitionNumbers[Int(passage.transition)],
          screen: nameNumbers[Int(passage.screen)])
      }
      _ = sessions.number(of: session)
    }
    return FlowPaths(
      graph: graph.merging(other.graph), names: Array(names.values),
      transitions: Array(transitions.values), steps: steps.values.map(\.step),
      sessions: Array(sessions.values))
  }
}

extension Interner {
  fileprivate init(_ values: some Sequence<Value>) {
    self.init()
    for value in values { _ = number(of: value) }
  }
}
