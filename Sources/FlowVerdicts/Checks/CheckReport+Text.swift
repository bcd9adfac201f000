import Escaping
import FlowGraph
import FlowTrace

extension CheckReport {
  /// The report for a terminal: a paragraph for each verdict, and the counts at the end.
  public var text: String {
    var paragraphs = findings.map { paragraph($0) } + notes.map { paragraph($0) }
    paragraphs += violations.map { TerminalText.escaped($0.description, keepsLines: true) }
    if let drift, !drift.isEmpty {
      paragraphs += [drift.words].compactMap(\.self)
        .map { TerminalText.escaped($0, keepsLines: true) }
      paragraphs.append(drift.lines.map { TerminalText.escaped($0) }.joined(separator: "\n"))
    }
    if let exits { paragraphs.append(exits.text(names)) }
    if let rates { paragraphs += rates.text(names) }
    if !gone.isEmpty {
      let list = gone.map { "  \(TerminalText.escaped($0))" }
      paragraphs.append(
        (["Known findings that are gone; remove them from the file:"] + list).joined(
          separator: "\n"))
    }
    return (paragraphs + [TerminalText.escaped(summary)]).joined(separator: "\n\n") + "\n"
  }

  /// One verdict for a terminal, over several lines.
  func paragraph(_ verdict: Verdict) -> String {
    [
      "\(verdict.gravity.rawValue): \(verdict.id)", "  \(sentence(verdict))",
      "  after: \(words(for: verdict.cause))", "  path: \(verdict.path)",
      "  who: \(words(forObjectsOf: verdict))",
    ].map { TerminalText.escaped($0) }.joined(separator: "\n")
  }
}

extension ExitMatrix {
  /// The exits of every flow as a table for a terminal.
  func text(_ names: CanonicalNames) -> String {
    flows.map { flow in
      let rows = flow.rows.flatMap { row in
        let ids = row.verdicts.map { TerminalText.escaped($0) }
        let verdicts = ids.isEmpty ? [row.judgement] : ids
        return verdicts.enumerated().map { index, verdict in
          index == 0
            ? [row.exit.rawValue, row.exercisedText, row.releasedText, verdict]
            : ["", "", "", verdict]
        }
      }
      guard !rows.isEmpty else {
        return "\(TerminalText.escaped(names[flow.coordinator]))\n  no exits"
      }
      let lines = Self.aligned([["exit", "exercised", "released", "verdict"]] + rows)
      return ([TerminalText.escaped(names[flow.coordinator])] + lines.map { "  \($0)" }).joined(
        separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  static func aligned(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - cell.count))
      }
      .joined(separator: "  ").trimmingEnd()
    }
  }
}

extension ExitMatrix.Row {
  /// `3 times`, or `no`.
  var exercisedText: String {
    switch exercised {
    case 0: "no"
    case 1: "once"
    default: "\(exercised) times"
    }
  }

  /// `yes`, `no`, `2 of 3`, or `-` where it makes no sense to ask.
  var releasedText: String {
    guard let released, exercised > 0 else { return "-" }
    if released == exercised { return "yes" }
    return released == 0 ? "no" : "\(released) of \(exercised)"
  }

  /// What there is to say of an exit without a verdict.
  var judgement: String {
    if exercised == 0 { return "not exercised" }
    guard let released else { return "ok" }
    return released == exercised ? "ok" : "held, but shown again or not proven to last"
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
