import FlowChanges
import FlowGraph
import FlowPaths
public import FlowReading
import FlowTrace
internal import FlowVerdicts

/// What a page has besides its pictures: the graph, the verdicts, and the sessions.
public struct ViewerData: Sendable {
  let reading: FlowReading
  let showsVerdicts: Bool
  /// Whether the page follows a trace that is being written.
  let isLive: Bool
  /// The traces that the flow was read from, where a page can show one of them alone.
  private let traces: [ViewerTrace]
  /// The versions of the app, where a summary was read.
  private let versions: [ViewerVersion]
  /// What the flow is compared with, if anything.
  private var comparison: ViewerComparison?

  /// - Parameters:
  ///   - reading: what was read, by the names that the pictures were drawn with.
  ///   - showsVerdicts: whether the page lists what is wrong; ``FlowReading/parts`` must contain
  ///     `.verdicts` then.
  ///   - traces: what it was read from, if that was more than one.
  public init(_ reading: FlowReading, showsVerdicts: Bool = true, traces: [ViewerTrace] = []) {
    self.init(reading, showsVerdicts: showsVerdicts, traces: traces, isLive: false)
  }

  /// - Parameters:
  ///   - reading: what was read, by the names that the pictures were drawn with.
  ///   - showsVerdicts: whether the page lists what is wrong.
  ///   - isLive: whether the page is served, and follows a trace that is being written.
  ///   - traces: what it was read from, if that was more than one.
  ///   - versions: the versions of the app, where a summary was read.
  package init(
    _ reading: FlowReading, showsVerdicts: Bool = true, traces: [ViewerTrace] = [],
    versions: [ViewerVersion] = [], isLive: Bool
  ) {
    self.traces = traces
    self.versions = versions
    self.reading = reading
    self.showsVerdicts = showsVerdicts && reading.parts.contains(.verdicts)
    self.isLive = isLive
  }

  /// - Parameters:
  ///   - reading: what was read of the new flow.
  ///   - comparison: what it is compared with.
  public init(_ reading: FlowReading, comparedWith comparison: ViewerComparison) {
    self.init(reading)
    self.comparison = comparison
  }

  /// The heading: the app's name, or which two flows are compared.
  var title: String { comparison?.title ?? reading.graph.app }

  /// Returns all of it as JSON, one table or session a line. Screens, coordinators and transitions are
  /// numbers, their places in these tables.
  func json(of pictures: [ViewerPicture]) -> String {
    var tables = ViewerTables(of: comparison?.diff.union ?? reading.graph)
    let drawn = pictures.map { tables.picture($0) }
    let sessions = SessionTable(of: reading, &tables)
    let earlier = comparison.map { SessionTable(of: $0.before, before: $0.diff, &tables) }
    var members: [(String, String)] = [
      ("app", JSONText.quoted(title)),
      ("coordinators", JSONText.array(tables.coordinators)),
      ("screens", JSONText.array(tables.screens)),
      ("links", JSONText.array(tables.links)),
      ("presents", JSONText.array(tables.presents)),
      ("transitions", JSONText.array(tables.transitions)),
      ("verdicts", JSONText.array(showsVerdicts ? verdicts(tables) : [])),
      ("exits", JSONText.array(showsVerdicts ? exits(tables) : [])),
      ("pictures", JSONText.array(drawn)),
      ("sessions", JSONText.array(sessions.rows)),
      ("acts", JSONText.array(tables.acts.texts.map(JSONText.quoted))),
    ]
    if let comparison, let earlier {
      members += [
        ("changes", JSONText.array(comparison.changes(tables))),
        ("summary", JSONText.quoted(comparison.diff.summary)),
        ("names", JSONText.array(comparison.names.map(JSONText.quoted))),
        ("earlier", JSONText.array(earlier.rows)),
      ]
    }
    if !versions.isEmpty {
      members.append(("versions", JSONText.array(versions.map { $0.json(tables) })))
    } else if traces.count > 1 {
      members.append(("traces", JSONText.array(traces.map { $0.json(tables) })))
    }
    if isLive { members.append(("keys", JSONText.array(tables.screenKeys))) }
    return "{\n"
      + members.map { "  \(JSONText.quoted($0.0)): \($0.1)" }.joined(separator: ",\n") + "\n}\n"
  }

  private func verdicts(_ tables: ViewerTables) -> [String] {
    let report = reading.check()
    return (report.findings + report.notes).map { verdict in
      let subject =
        verdict.kind.isOfScreen
        ? tables.screen(verdict.subject) : tables.coordinator(verdict.subject)
      return JSONText.object([
        ("id", JSONText.quoted(verdict.id)), ("kind", JSONText.quoted(verdict.kind.rawValue)),
        ("note", "\(verdict.gravity == .note)"),
        (verdict.kind.isOfScreen ? "screen" : "coordinator", Self.number(subject)),
        ("owner", Self.number(verdict.owner.flatMap(tables.coordinator))),
        ("text", JSONText.quoted(report.sentence(verdict))),
        ("cause", JSONText.quoted(report.words(for: verdict.cause))),
        ("from", Self.number(verdict.cause.from.flatMap(tables.screen))),
        ("to", Self.number(verdict.cause.to.flatMap(tables.screen))),
        ("transition", Self.number(verdict.cause.transition.flatMap(tables.transition))),
        ("session", Self.number(verdict.objects.first?.session)),
        ("count", "\(verdict.count)"),
        ("launch", verdict.path.launch.map(JSONText.quoted) ?? "null"),
        (
          "path",
          "[" + verdict.path.words.map(JSONText.quoted).joined(separator: ", ") + "]"
        ),
      ])
    }
  }

  private func exits(_ tables: ViewerTables) -> [String] {
    reading.verdicts.exits.flows.flatMap { flow in
      flow.rows.map { row in
        JSONText.object([
          ("coordinator", Self.number(tables.coordinator(flow.coordinator))),
          ("exit", JSONText.quoted(row.exit.rawValue)), ("times", "\(row.exercised)"),
          ("released", Self.number(row.released)),
          ("verdicts", "[" + row.verdicts.map(JSONText.quoted).joined(separator: ", ") + "]"),
        ])
      }
    }
  }

  static func number(_ number: Int?) -> String { number.map { "\($0)" } ?? "null" }
}
