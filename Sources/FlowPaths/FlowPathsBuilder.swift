import FlowGraph
public import FlowTrace

/// Keeps the ways that people took through an app, one record at a time.
///
///     var builder = FlowPathsBuilder(app: "RayPets")
///     for record in trace.records { builder.add(record) }
///     print(builder.paths)
///
///     RayPets: 1 session, 63 steps, 23 transitions
///
/// It keeps a few numbers for each step, and no records; a session that is the same as one before
/// is kept once.
public struct FlowPathsBuilder: Sendable {
  /// The app's name, which may be given when it is known.
  public var app: String {
    get { graph.app }
    set { graph.app = newValue }
  }

  private var graph: FlowGraphBuilder
  private var steps = Interner<StepKey>()
  private var sessions = Interner<RecordedSession>()
  private var current = RecordedSession()
  /// What was embedded last: a later transition may tell that it was on display.
  private var embedded: (object: ObjectID, embedding: RecordedSession.Embedding)?
  /// The embeddings that a later transition told to be on display.
  private var shown: Set<RecordedSession.Embedding.Screens> = []

  public init(app: String) {
    graph = FlowGraphBuilder(app: app)
  }

  /// Takes in what happened next. O(1) on average.
  public mutating func add(_ record: TraceRecord) {
    let transition = graph.fold(record)
    switch record.event {
    case .launch(let launch):
      endSession()
      current.label = launch.label.map { ExactString($0) }
    case .step(let step):
      let last = current.moments[current.moments.count - 1]
      current.moments.append(
        .init(step: steps.number(of: StepKey(step)), screen: last.screen, end: last.end))
    case .transition(let passage):
      guard let transition else { return }
      add(passage, transition)
    default:
      break
    }
  }

  private mutating func add(_ passage: TraceEvent.Transition, _ transition: Int32) {
    guard let screen = graph.nameNumber(of: passage.to) else { return }
    let now = current.moments.count - 1
    if let (object, embedding) = embedded, passage.from == object {
      current.show(embedding)
      shown.insert(embedding.screens)
    }
    embedded = nil
    current.passages.append(.init(transition: transition, screen: screen))
    current.moments[now].end += 1
    if passage.kind == .embed {
      let parent = passage.from.flatMap(graph.nameNumber) ?? -1
      embedded = (passage.to, .init(.init(parent: parent, child: screen), at: now))
    } else {
      current.moments[now].screen = screen
    }
  }

  private mutating func endSession() {
    current.lastEmbedding = embedded?.embedding
    if !current.passages.isEmpty { _ = sessions.number(of: current) }
    current = RecordedSession()
    embedded = nil
  }

  /// The ways of all sessions so far. O(*n*) in the number of their steps.
  public var paths: FlowPaths {
    var all = self
    all.endSession()
    return FlowPaths(
      graph: graph.graph, names: graph.nameTable, transitions: graph.transitionTable,
      steps: steps.values.map(\.step), sessions: all.sessions.values.map(settled))
  }

  /// The session, with what it ends on where another transition told that.
  private func settled(_ session: RecordedSession) -> RecordedSession {
    guard let embedding = session.lastEmbedding else { return session }
    var session = session
    session.lastEmbedding = nil
    if shown.contains(embedding.screens) { session.show(embedding) }
    return session
  }

  /// What could not be taken in; empty for a sound trace.
  public var diagnostics: [Diagnostic] { graph.diagnostics }
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
