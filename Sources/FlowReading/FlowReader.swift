import FlowGraph
import FlowPaths
public import FlowTrace
import FlowVerdicts

/// Reads records into a ``FlowReading``, one at a time.
///
///     var reader = FlowReader(app: "RayPets")
///     for record in trace.records { reader.take(record) }
///     print(reader.reading.graph)
///
///     RayPets: 2 coordinators, 6 screens, 23 transitions
///
/// It is one pass: the names in each record are resolved once, for all parts of the reading. Memory
/// does not grow with the length of a trace that shows nothing new, but for eight bytes or so for
/// each session, and, where sequences or records are kept, for each different session.
public struct FlowReader: Sendable {
  private let parts: FlowReading.Parts
  /// Whether titles, labels and other texts of the app are left out.
  package var removesTexts = false
  private var app: ExactString
  private var apps: Set<ExactString> = []
  private var ownerSearch: OwnerSearch
  package private(set) var names: NameResolver
  private var graph = GraphFold()
  private var verdicts: VerdictFold?
  private var reaches: FirstReachFold?
  private var paths: PathFold?
  private var sequences: SequenceFold?
  private var log: LogFold?
  private var tallies: TallyFold?
  /// How often each ended session happened.
  private var sessions: [SessionKey: Int] = [:]
  private var isInSession = false
  /// What the last transition left on display; nil where nothing is, or where it was never introduced.
  package var display: FlowGraph.Name? { shown.map(names.name) }
  private var shown: Int32?
  /// When a stored session began, each time that it happened.
  private var starts: [UInt64]?

  /// - Parameters:
  ///   - app: the app's name.
  ///   - parts: what to make besides the graph.
  ///   - naming: how screens of one class are distinguished.
  public init(app: String, parts: FlowReading.Parts = .all, naming: ScreenNaming = .byClass) {
    self.parts = parts
    self.app = ExactString(app)
    ownerSearch = OwnerSearch(naming: naming)
    names = NameResolver(naming: naming)
    if parts.contains(.verdicts) { verdicts = VerdictFold() }
    if parts.contains(.reaches) { reaches = FirstReachFold() }
    if parts.contains(.paths) { paths = PathFold() }
    if parts.contains(.sequences) { sequences = SequenceFold(app: app) }
    if parts.contains(.tallies) { tallies = TallyFold() }
    if !parts.isEmpty { log = LogFold(keepsRecords: parts.contains(.records)) }
  }

  /// Takes in what happened next.
  ///
  /// A record that names an object which no earlier record of its session introduced is skipped
  /// and reported in ``diagnostics``. O(1) on average; with verdicts, O(*n*) in the live objects
  /// for a step of the person.
  public mutating func take(_ record: TraceRecord) {
    guard removesTexts else { return search(record) }
    if let record = record.withoutTexts { search(record) }
  }

  private mutating func search(_ record: TraceRecord) {
    if ownerSearch.holds(record) {
      if ownerSearch.isOver { takeHeldRecords() }
    } else {
      take(record, owner: nil)
    }
  }

  private mutating func takeHeldRecords() {
    for (record, owner) in ownerSearch.end() { take(record, owner: owner) }
  }

  private mutating func take(_ record: TraceRecord, owner: ObjectID?) {
    if case .launch = record.event {
      endSession()
      shown = nil
    }
    isInSession = true
    let resolved = names.resolve(record, owner: owner)
    if case .transition(let event) = record.event, event.kind != .embed,
      case .transition(let transition) = resolved
    {
      shown = transition.shown
    }
    graph.take(record, resolved)
    verdicts?.take(record, resolved)
    reaches?.take(record, resolved)
    paths?.take(record, resolved)
    sequences?.take(record, resolved)
    tallies?.take(record, resolved)
    log?.take(record)
  }

  /// Begins a trace of an app: what was read before is over.
  package mutating func beginTrace(app: String) {
    endSession()
    self.app = ExactString(app)
    apps.insert(self.app)
    sequences?.app = app
  }

  /// Begins a session that happened once for each of some times at which it began.
  mutating func beginSession(starts: [UInt64]) {
    endSession()
    self.starts = starts
    graph.sessionCount = starts.count
  }

  private mutating func endSession() {
    takeHeldRecords()
    guard isInSession else { return }
    defer {
      starts = nil
      graph.sessionCount = 1
    }
    isInSession = false
    names.endSession()
    guard let content = log?.endSession(app: app) else { return }
    let starts = (starts ?? [log?.start ?? 0])
    let key = SessionKey(start: starts.min() ?? 0, content: content)
    if !parts.contains(.tallies) {
      for start in starts { sessions[SessionKey(start: start, content: content), default: 0] += 1 }
    }
    verdicts?.endSession(key, count: starts.count)
    reaches?.endSession(key, count: starts.count)
    paths?.endSession(key, count: starts.count)
    sequences?.endSession(key, count: starts.count)
    tallies?.endSession(key, count: starts.count)
  }

  /// What all records so far show. O(*n*) in its size.
  public var reading: FlowReading {
    var all = self
    // Names that held records bring are not in `self`.
    all.endSession()
    let transitions = all.names.transitionTable
    let graph = all.graph.graph(of: apps.isEmpty ? [app] : apps, all.names, transitions)
    return FlowReading(
      parts: parts, graph: graph, firstUses: all.graph.firstUses(all.names, transitions),
      sessions: all.sessions, evidence: all.verdicts?.evidence ?? .init(),
      reaches: all.reaches?.reaches ?? .init(),
      paths: all.paths?.paths(in: graph, all.names, transitions),
      sequences: all.sequences?.sequences ?? [:], logs: all.log?.logs ?? [:],
      tallies: all.tallies?.tallies(all.names, transitions) ?? .init())
  }

  /// What could not be taken in; empty for a sound trace.
  public var diagnostics: [Diagnostic] {
    var all = self
    all.takeHeldRecords()
    return all.names.diagnostics
  }
}

extension FlowReading {
  /// Reads a trace. O(*n*) in the number of records.
  ///
  /// - Parameters:
  ///   - trace: what was recorded.
  ///   - parts: what to make besides the graph.
  ///   - naming: how screens of one class are distinguished.
  public init(_ trace: Trace, parts: Parts = .all, naming: ScreenNaming = .byClass) {
    var reader = FlowReader(app: trace.header.app, parts: parts, naming: naming)
    for record in trace.records { reader.take(record) }
    self = reader.reading
  }
}
