import FlowGraph
import FlowTrace

extension CheckReport {
  /// The report as JSON: one verdict, one violation, one exit a line, keys sorted.
  public var json: String {
    var members = [
      ("findings", JSONText.array(findings.map(row))),
      ("gone", JSONText.array(gone.map(JSONText.quoted))),
      ("known", JSONText.array(known.map { JSONText.quoted($0.id) })),
      ("notes", JSONText.array(notes.map(row))),
      ("violations", JSONText.array(violations.map(row))),
    ]
    if let exits {
      members.append(("exits", JSONText.array(exits.flows.flatMap(rows))))
    }
    if let drift {
      members.append(("baseline", JSONText.array(rows(drift))))
      members.append(("sentences", JSONText.array(drift.sentences.map(JSONText.quoted))))
    }
    if isPartial { members.append(("isPartial", "true")) }
    if let rates {
      members.append(("rates", JSONText.array(rates.json(names))))
    }
    members.sort { $0.0 < $1.0 }
    let lines = members.map { "  \(JSONText.quoted($0.0)): \($0.1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private func row(_ verdict: Verdict) -> String {
    let cause = JSONText.object([
      ("by", JSONText.quoted(names[verdict.cause.by])),
      ("from", quoted(verdict.cause.from)),
      ("kind", verdict.cause.kind.map { JSONText.quoted($0.rawValue) } ?? "null"),
      ("to", quoted(verdict.cause.to)),
      ("trigger", JSONText.quoted(verdict.cause.trigger)),
    ])
    let objects = verdict.objects.map { object in
      JSONText.object([
        ("name", quoted(object.name)), ("serial", "\(object.id.serial)"),
        ("session", "\(object.session)"),
      ])
    }
    return JSONText.object([
      ("cause", cause), ("count", "\(verdict.count)"), ("id", JSONText.quoted(verdict.id)),
      ("kind", JSONText.quoted(verdict.kind.rawValue)),
      ("launch", verdict.path.launch.map(JSONText.quoted) ?? "null"),
      ("objects", "[" + objects.joined(separator: ", ") + "]"), ("owner", quoted(verdict.owner)),
      (
        "path",
        "[" + verdict.path.steps.map { JSONText.quoted($0.description) }.joined(separator: ", ")
          + "]"
      ),
      ("subject", quoted(verdict.subject)),
    ])
  }

  private func rows(_ drift: BaselineDrift) -> [String] {
    func row(_ change: String, _ line: BaselineDrift.Line) -> String {
      JSONText.object([
        ("change", JSONText.quoted(change)), ("fact", JSONText.quoted(line.fact)),
        ("file", JSONText.quoted(drift.file)), ("line", "\(line.number)"),
      ])
    }
    return drift.gone.map { row("gone", $0) } + drift.new.map { row("new", $0) }
  }

  private func row(_ violation: RuleViolation) -> String {
    JSONText.object([
      ("column", "\(violation.rule.column)"),
      ("file", violation.rule.file.map(JSONText.quoted) ?? "null"),
      ("line", "\(violation.rule.line)"), ("message", JSONText.quoted(violation.message)),
      ("rule", JSONText.quoted(violation.rule.text)),
    ])
  }

  private func rows(_ flow: ExitMatrix.Flow) -> [String] {
    flow.rows.map { row in
      JSONText.object([
        ("coordinator", quoted(flow.coordinator)), ("exercised", "\(row.exercised)"),
        ("exit", JSONText.quoted(row.exit.rawValue)),
        ("released", row.released.map(String.init) ?? "null"),
        ("verdicts", "[" + row.verdicts.map(JSONText.quoted).joined(separator: ", ") + "]"),
      ])
    }
  }

  private func quoted(_ name: FlowGraph.Name?) -> String {
    name.map { JSONText.quoted(names[$0]) } ?? "null"
  }
}
