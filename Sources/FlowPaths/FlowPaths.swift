public import FlowGraph
import FlowTrace

/// The paths that people took through an app, session by session.
///
/// Every answer is a prefix of a recorded session: a path that only looks possible, because the graph
/// has a transition for each part of it, is never given. Of equally short paths the one in the
/// session that comes first is given; sessions are ordered by the time at which they began, and then
/// by their content.
///
/// Paths are values of their content: equal sessions give equal paths, in whatever order and in
/// however many parts they were read and merged.
public struct FlowPaths: Sendable, Hashable {
  /// The graph of the same traces.
  public let graph: FlowGraph
  /// What sessions' numbers stand for: the graph's screens and transitions, and the steps, sorted.
  let names: [FlowGraph.Name]
  let transitions: [FlowGraph.Transition]
  let steps: [PersonStep]
  /// The sessions, with the embeddings that they ended with undecided.
  private let recorded: [RecordedSession: SessionKey]
  private let shown: Set<RecordedSession.Embedding.Screens>
  /// The sessions in their order.
  let sessions: [RecordedSession]

  /// The paths of some parts, whose numbers may differ. O(*n* log *n*) in the number of steps.
  ///
  /// - Parameter graph: a graph that has all names and transitions of the parts.
  init(in graph: FlowGraph, _ parts: [RecordedPaths]) {
    self.graph = graph
    names = graph.screens
    transitions = graph.transitions
    var stepKeys: Set<StepKey> = []
    for part in parts {
      for session in part.sessions.keys {
        for moment in session.moments where moment.step >= 0 {
          stepKeys.insert(StepKey(part.step(moment.step)))
        }
      }
    }
    let sortedSteps = stepKeys.sorted()
    steps = sortedSteps.map(\.step)
    func numbers<T: Hashable>(_ values: [T]) -> [T: Int32] {
      Dictionary(uniqueKeysWithValues: zip(values, values.indices.lazy.map { Int32($0) }))
    }
    let nameNumbers = numbers(names)
    let transitionNumbers = numbers(transitions)
    let stepNumbers = numbers(sortedSteps)
    var recorded: [RecordedSession: SessionKey] = [:]
    var shown: Set<RecordedSession.Embedding.Screens> = []
    for part in parts {
      func screen(_ number: Int32) -> Int32 {
        number < 0 ? -1 : nameNumbers[part.name(number)] ?? -1
      }
      for (session, key) in part.sessions {
        let session = session.renumbered(
          screen: screen, transition: { transitionNumbers[part.transition($0)] ?? -1 },
          step: { stepNumbers[StepKey(part.step($0))] ?? -1 })
        recorded[session] = recorded[session].map { min($0, key) } ?? key
      }
      for screens in part.shown {
        shown.insert(.init(parent: screen(screens.parent), child: screen(screens.child)))
      }
    }
    self.recorded = recorded
    self.shown = shown
    sessions = recorded.sorted { $0.value < $1.value }.map { $0.key.settled(shown) }
  }

  /// The paths of no session.
  package init(of graph: FlowGraph) {
    self.init(in: graph, [])
  }

  /// The sessions in their order, and what identifies each. O(*n* log *n*) in the number of sessions.
  var keys: [(key: SessionKey, session: RecordedSession)] {
    recorded.sorted { $0.value < $1.value }.map { ($0.value, $0.key.settled(shown)) }
  }

  /// The app's name.
  package var app: String { graph.app }

  /// How many different sessions there are.
  public var sessionCount: Int { sessions.count }

  /// A session up to a moment, as people read it.
  func walk(_ session: RecordedSession, upTo moment: Int) -> Walk {
    let steps = session.moments[...moment].dropFirst().enumerated().map { index, moment in
      let passages = session.passages(at: index + 1)
      return Walk.Step(
        act(of: moment, passages), screen: name(moment.screen), isChange: !passages.isEmpty)
    }
    return Walk(
      launch: session.label?.string, opening: name(session.moments[0].screen), steps: steps)
  }

  /// What was done in a moment after the launch.
  func act(of session: RecordedSession, at moment: Int) -> Walk.Step.Act {
    act(of: session.moments[moment], session.passages(at: moment))
  }

  private func act(
    of moment: RecordedSession.Moment,
    _ passages: ContiguousArray<RecordedSession.Passage>.SubSequence
  ) -> Walk.Step.Act {
    if moment.step >= 0 { return .person(steps[Int(moment.step)]) }
    return .app(passages.first.map { transitions[Int($0.transition)].trigger } ?? "")
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
  /// Returns the paths of both; of sessions that are in both, one. O(*n* log *n*) in the number of
  /// steps.
  ///
  /// Merging is associative and commutative.
  public func merging(_ other: FlowPaths) -> FlowPaths {
    FlowPaths(in: graph.merging(other.graph), [numbered, other.numbered])
  }

  private var numbered: RecordedPaths {
    RecordedPaths(
      sessions: recorded, shown: shown, name: { names[Int($0)] },
      transition: { transitions[Int($0)] }, step: { steps[Int($0)] })
  }
}
