import Escaping
import FlowGraph

extension CheckReport {
  /// The report as Markdown: a list of verdicts, and a table of each flow's exits.
  public var markdown: String {
    var blocks = (findings + notes).map(item)
    blocks += violations.map { violation in
      "- **broken rule** \(MarkdownText.code(violation.rule.text)) (\(MarkdownText.inline(violation.rule.place)))  \n"
        + "  \(MarkdownText.inline(violation.message))"
    }
    if let drift, !drift.isEmpty {
      if !drift.sentences.isEmpty {
        let sentences = drift.sentences.map { "- \(MarkdownText.inline($0))" }
        blocks += ["**What changed in the flow:**", sentences.joined(separator: "\n")]
      }
      blocks.append(drift.lines.map { "- \(MarkdownText.inline($0))" }.joined(separator: "\n"))
    }
    if let exits { blocks += exits.flows.map(table) }
    if let rates { blocks += rates.markdown(names) }
    if !gone.isEmpty {
      blocks.append(
        (["Known findings that are gone; remove them from the file:", ""]
          + gone.map { "- \(MarkdownText.code($0))" })
          .joined(separator: "\n"))
    }
    return (blocks + [MarkdownText.inline(summary)]).joined(separator: "\n\n") + "\n"
  }

  private func item(_ verdict: Verdict) -> String {
    """
    - **\(verdict.kind.rawValue)** \(MarkdownText.code(verdict.id))  
      \(MarkdownText.inline(sentence(verdict)))  
      After \(MarkdownText.inline(words(for: verdict.cause)))  
      Path: \(MarkdownText.inline(verdict.path.description))
    """
  }

  private func table(_ flow: ExitMatrix.Flow) -> String {
    guard !flow.rows.isEmpty else {
      return "**\(MarkdownText.inline(names[flow.coordinator]))**: no exits"
    }
    let rows = flow.rows.map { row in
      let verdict =
        row.verdicts.isEmpty
        ? row.judgement : row.verdicts.map { MarkdownText.code($0) }.joined(separator: "<br>")
      return "| \(row.exit.rawValue) | \(row.exercisedText) | \(row.releasedText) | \(verdict) |"
    }
    let head = [
      "**\(MarkdownText.inline(names[flow.coordinator]))**", "",
      "| exit | exercised | released | verdict |", "|---|---|---|---|",
    ]
    return (head + rows).joined(separator: "\n")
  }
}
