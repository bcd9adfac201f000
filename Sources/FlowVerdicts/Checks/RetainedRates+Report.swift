import Escaping
import FlowGraph

extension RetainedRates {
  /// The rates by flow, each with a line for an exit in a version.
  private var flows: [(coordinator: FlowGraph.Name, rows: [Row])] {
    var flows: [(coordinator: FlowGraph.Name, rows: [Row])] = []
    for row in rows {
      if flows.last?.coordinator != row.coordinator { flows.append((row.coordinator, [])) }
      flows[flows.count - 1].rows.append(row)
    }
    return flows
  }

  private static let head = ["exit", "version", "ended", "retained", "rate (95 % interval)"]

  /// The rates as tables for a terminal.
  func text(_ names: CanonicalNames) -> [String] {
    flows.map { flow in
      let rows = flow.rows.map { row in
        row.cells.map { TerminalText.escaped($0) }
      }
      let lines = ExitMatrix.aligned([Self.head + [""]] + rows)
      return
        (["\(TerminalText.escaped(names[flow.coordinator])), retained by version"]
        + lines.map { "  \($0)" }).joined(separator: "\n")
    }
  }

  /// The rates as tables in Markdown.
  func markdown(_ names: CanonicalNames) -> [String] {
    flows.map { flow in
      let rows = flow.rows.map { row in
        "| \(row.cells.map(MarkdownText.inline).joined(separator: " | ")) |"
      }
      let head = [
        "**\(MarkdownText.inline(names[flow.coordinator]))**, retained by version", "",
        "| \((Self.head + ["change"]).joined(separator: " | ")) |", "|---|---|---|---|---|---|",
      ]
      return (head + rows).joined(separator: "\n")
    }
  }

  private func object(_ change: Change) -> String {
    JSONText.object([
      ("earlierVersion", JSONText.quoted(change.earlierVersion)), ("isMore", "\(change.isMore)"),
    ])
  }

  /// The rates as JSON, one a line.
  func json(_ names: CanonicalNames) -> [String] {
    rows.map { row in
      JSONText.object([
        ("appVersion", JSONText.quoted(row.appVersion)),
        ("change", row.change.map(object) ?? "null"),
        ("coordinator", JSONText.quoted(names[row.coordinator])),
        ("ended", "\(row.retained.total)"), ("exit", JSONText.quoted(row.exit.rawValue)),
        ("high", "\(row.retained.interval.upperBound)"),
        ("low", "\(row.retained.interval.lowerBound)"), ("retained", "\(row.retained.count)"),
      ])
    }
  }
}

extension RetainedRates.Row {
  fileprivate var cells: [String] {
    return [
      exit.rawValue, appVersion.isEmpty ? "-" : appVersion, "\(retained.total)",
      "\(retained.count)", retained.description, change?.description ?? "",
    ]
  }
}
