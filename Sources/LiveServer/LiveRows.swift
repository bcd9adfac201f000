import FlowGraph
import FlowTrace

/// What happened in some records, as viewers list it: steps, transitions and launches.
struct LiveRows {
  private var names: [ObjectID: String] = [:]
  private var rows: [String] = []

  mutating func add(_ record: TraceRecord) {
    switch record.event {
    case .launch(let launch):
      names = [:]
      row(record, "launch", launch.label ?? "")
    case .coordinator(let coordinator):
      names[coordinator.id] = Self.name(coordinator.type, coordinator.label)
    case .screen(let screen):
      names[screen.id] = Self.name(screen.type, screen.label)
    case .step(let step): row(record, "step", "\(step)")
    case .transition(let transition):
      let by: String? =
        if case .coordinator(let id) = transition.by { names[id] } else { nil }
      row(record, transition.kind.rawValue, names[transition.to] ?? "\(transition.to)", by ?? "")
    case .finishedAgain(let screen):
      row(record, "finished again", names[screen] ?? "\(screen)")
    case .link, .unlink, .presents, .enter, .leave, .covered, .state, .freed: break
    }
  }

  private mutating func row(_ record: TraceRecord, _ cells: String...) {
    rows.append("[\(record.at),\(cells.map(JSONText.quoted).joined(separator: ","))]")
  }

  /// Returns what was added since the last call, as JSON on one line.
  ///
  /// - Parameters:
  ///   - records: how many records that was.
  ///   - display: the screen that is on display now.
  mutating func take(records: Int, display: FlowGraph.Name?) -> String {
    defer { rows = [] }
    let now = display.map { JSONText.quoted($0.key) } ?? "null"
    return "{\"records\":\(records),\"display\":\(now),\"rows\":[\(rows.joined(separator: ","))]}"
  }

  /// The app's name for an object, or its class without the module.
  private static func name(_ type: String, _ label: String?) -> String {
    label ?? type.split(separator: ".").last.map(String.init) ?? type
  }
}
