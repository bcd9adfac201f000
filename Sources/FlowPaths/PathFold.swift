import FlowGraph
import FlowTrace

/// Keeps how people moved through an app.
///
/// It keeps a few numbers for each step, and no records; a session that is the same as one before is
/// kept once.
package struct PathFold: TraceFold {
  private var steps = Interner<StepKey>()
  private var sessions: [RecordedSession: SessionKey] = [:]
  private var current = RecordedSession()
  /// What was embedded last: a later transition may show that it was on display.
  private var embedded: (object: ObjectID, embedding: RecordedSession.Embedding)?
  /// Whether the interface has settled since the last transition.
  private var hasSettled = false
  /// The embeddings that a later transition showed to be on display.
  private var shown: Set<RecordedSession.Embedding.Screens> = []

  package init() {}

  /// Takes in what happened next. O(1) on average.
  package mutating func take(_ record: TraceRecord, _ names: ResolvedNames) {
    switch record.event {
    case .launch(let launch):
      current.label = launch.label.map { ExactString($0) }
    case .step(let step):
      let last = current.moments[current.moments.count - 1]
      current.moments.append(
        .init(step: steps.number(of: StepKey(step)), screen: last.screen, end: last.end))
    case .transition(let passage):
      guard case .transition(let transition) = names else { return }
      add(passage, transition)
    case .state:
      hasSettled = true
    default:
      break
    }
  }

  private mutating func add(
    _ passage: TraceEvent.Transition, _ transition: ResolvedNames.Transition
  ) {
    guard let screen = transition.shown else { return }
    if isApart(passage) {
      let last = current.moments[current.moments.count - 1]
      current.moments.append(.init(step: -1, screen: last.screen, end: last.end))
    }
    hasSettled = false
    let now = current.moments.count - 1
    if let (object, embedding) = embedded, passage.from == object {
      current.show(embedding)
      shown.insert(embedding.screens)
    }
    embedded = nil
    current.passages.append(.init(transition: transition.number, screen: screen))
    current.moments[now].end += 1
    if passage.kind == .embed {
      embedded = (
        passage.to, .init(.init(parent: transition.from, child: screen), at: now)
      )
    } else {
      current.moments[now].screen = screen
    }
  }

  /// Whether the app brought a transition about by itself, after all that the last step, or the
  /// launch, brought about: a deep link, say.
  private func isApart(_ passage: TraceEvent.Transition) -> Bool {
    let now = current.moments.count - 1
    guard hasSettled, !current.passages(at: now).isEmpty, passage.isStated else { return false }
    let step = current.moments[now].step
    return step < 0 || passage.trigger != steps[step].step.description
  }

  package mutating func endSession(_ session: SessionKey, count: Int) {
    current.lastEmbedding = embedded?.embedding
    if !current.passages.isEmpty {
      sessions[current] = sessions[current].map { min($0, session) } ?? session
    }
    current = RecordedSession()
    embedded = nil
    hasSettled = false
  }

  /// The paths of all ended sessions. O(*n*) in the number of their steps.
  ///
  /// - Parameters:
  ///   - graph: the graph of the same sessions.
  ///   - names: what resolved the records' names.
  ///   - transitions: the transitions by their numbers.
  package func paths(
    in graph: FlowGraph, _ names: NameResolver, _ transitions: [FlowGraph.Transition]
  ) -> FlowPaths {
    FlowPaths(
      in: graph,
      [
        RecordedPaths(
          sessions: sessions, shown: shown, name: names.name,
          transition: { transitions[Int($0)] }, step: { steps[$0].step })
      ])
  }
}

/// A step that equals another only byte for byte.
struct StepKey: Hashable, Sendable {
  private let action: PersonStep.Action
  private let target: ExactString?

  init(_ step: PersonStep) {
    action = step.action
    target = step.target.map { ExactString($0) }
  }

  var step: PersonStep { PersonStep(action, target?.string) }
}

extension StepKey: Comparable {
  /// Orders by action, then by target.
  static func < (a: Self, b: Self) -> Bool {
    if a.action != b.action { return a.action.rawValue < b.action.rawValue }
    guard let target = b.target else { return false }
    return a.target.map { $0 < target } ?? true
  }
}

/// Recorded sessions, and what the numbers in them stand for.
struct RecordedPaths {
  /// Each different session, and the first that was like it.
  var sessions: [RecordedSession: SessionKey]
  var shown: Set<RecordedSession.Embedding.Screens>
  var name: (Int32) -> FlowGraph.Name
  var transition: (Int32) -> FlowGraph.Transition
  var step: (Int32) -> PersonStep
}
