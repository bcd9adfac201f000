import Escaping
import FlowGraph

extension CheckReport {
  /// The report as GitHub Actions' workflow commands, which become annotations: a line each. How
  /// flows ended and how often they left a coordinator retained stand in the log, as in the text.
  public var github: String {
    let lines =
      findings.map { annotation("error", $0) } + violations.map(annotation)
      + (drift.map(annotations) ?? [])
      + notes.map { annotation("notice", $0) }
      + gone.map { WorkflowCommandText.command("notice", ["title": "known and gone"], $0) }
    let tables = [exits?.text(names)].compactMap(\.self) + (rates?.text(names) ?? [])
    let log = tables.isEmpty ? "" : "\n\(tables.joined(separator: "\n\n"))\n\n"
    return lines.map { "\($0)\n" }.joined() + log + "\(TerminalText.escaped(summary))\n"
  }

  private func annotation(_ level: String, _ verdict: Verdict) -> String {
    let text = [
      sentence(verdict), "After \(words(for: verdict.cause))", "Path: \(verdict.path)", verdict.id,
    ]
    return WorkflowCommandText.command(
      level, ["title": verdict.kind.rawValue],
      text.map { TerminalText.escaped($0) }.joined(separator: "\n"))
  }

  private func annotations(_ drift: BaselineDrift) -> [String] {
    func annotation(_ line: Int, _ text: String) -> String {
      WorkflowCommandText.command(
        "error", ["file": drift.file, "line": "\(line)", "title": "flow changed"], text)
    }
    return [drift.words].compactMap(\.self).map { annotation(1, $0) }
      + drift.gone.map { annotation($0.number, "gone: \($0.fact)") }
      + drift.new.map { annotation($0.number, "new: \($0.fact)") }
  }

  private func annotation(_ violation: RuleViolation) -> String {
    let rule = violation.rule
    guard let file = rule.file else {
      return WorkflowCommandText.command("error", ["title": "broken rule"], violation.message)
    }
    return WorkflowCommandText.command(
      "error",
      ["file": file, "line": "\(rule.line)", "col": "\(rule.column)", "title": "broken rule"],
      violation.message)
  }
}
