import FlowGraph
internal import FlowTrace

/// Writes sessions as log records in OTLP/JSON, a line for each session, as OpenTelemetry's collectors
/// take them.
///
/// A session is `session.start`, a `coordgraph.transition` for each screen that came on display, and
/// `session.end`. Screens are in `app.screen.id` and `app.screen.name`, as OpenTelemetry's semantic
/// conventions define them; attributes that they have no name for begin with `coordgraph`.
package struct OTLPLogs: Sendable {
  private let start: UInt64
  private let appVersion: String?
  private let toolVersion: String

  /// - Parameters:
  ///   - start: the time at which the sessions' clocks are at zero, in nanoseconds since 1970.
  ///   - appVersion: the version of the app, where it is known.
  ///   - toolVersion: the version of what writes.
  package init(start: UInt64, appVersion: String?, toolVersion: String) {
    self.start = start
    self.appVersion = appVersion
    self.toolVersion = toolVersion
  }

  /// Returns a session as a line of JSON. O(*n*).
  package func line(_ session: SessionTimeline) -> [UInt8] {
    let resource = attributes([
      ("service.name", .text(session.app)), ("service.version", .text(appVersion)),
    ])
    let scope = JSONText.object([
      ("name", JSONText.quoted("coordgraph")), ("version", JSONText.quoted(toolVersion)),
    ])
    var records = [
      record(
        "session.start", at: session.start, of: session,
        body: session.launch ?? "launch",
        [("coordgraph.launch", .text(session.launch))])
    ]
    for (index, visit) in session.visits.enumerated() {
      records.append(transition(visit, isLast: index == session.visits.count - 1, of: session))
    }
    records.append(record("session.end", at: session.end, of: session, body: "end", []))
    let logs = JSONText.object([
      ("resource", JSONText.object([("attributes", resource)])),
      (
        "scopeLogs",
        "[\(JSONText.object([("scope", scope), ("logRecords", "[\(records.joined(separator: ", "))]")]))]"
      ),
    ])
    return Array((JSONText.object([("resourceLogs", "[\(logs)]")]) + "\n").utf8)
  }

  private func transition(
    _ visit: SessionTimeline.Visit, isLast: Bool, of session: SessionTimeline
  ) -> String {
    let name = TypeName.forms(of: visit.type)[0]
    return record(
      "coordgraph.transition", at: visit.start, of: session,
      body: "\(name): \(visit.cause.trigger)",
      [
        ("app.screen.id", .text(visit.type)),
        ("app.screen.name", .text(name)),
        ("coordgraph.screen.title", .text(visit.title)),
        ("coordgraph.source.id", .text(visit.cause.previous.map { session.visits[$0].type })),
        ("coordgraph.kind", .text(visit.cause.kind.rawValue)),
        ("coordgraph.trigger", .text(visit.cause.trigger)),
        ("coordgraph.responsible", .text(visit.cause.owner)),
        ("coordgraph.dwell_us", isLast ? .text(nil) : .number(visit.end - visit.start)),
      ])
  }

  private func record(
    _ event: String, at time: UInt64, of session: SessionTimeline, body: String,
    _ more: [(key: String, value: Value)]
  ) -> String {
    let (nanoseconds, overflow) = start.addingReportingOverflow(time.nanoseconds)
    return JSONText.object([
      ("timeUnixNano", "\"\(overflow ? .max : nanoseconds)\""),
      ("severityNumber", "9"),
      ("eventName", JSONText.quoted(event)),
      ("body", JSONText.object([("stringValue", JSONText.quoted(body))])),
      ("attributes", attributes([("session.id", .text(session.id))] + more)),
    ])
  }

  private enum Value {
    case text(String?)
    case number(UInt64)
  }

  /// Attributes as OTLP has them; those without a value are left out.
  private func attributes(_ members: [(key: String, value: Value)]) -> String {
    let list = members.compactMap { key, value -> String? in
      let json: (String, String)
      switch value {
      case .text(nil): return nil
      case .text(let text?): json = ("stringValue", JSONText.quoted(text))
      // JSON's numbers have no 64 bits everywhere; OTLP writes such integers as strings.
      case .number(let number): json = ("intValue", "\"\(min(number, UInt64(Int64.max)))\"")
      }
      return JSONText.object([("key", JSONText.quoted(key)), ("value", JSONText.object([json]))])
    }
    return "[\(list.joined(separator: ", "))]"
  }
}
