extension CheckReport {
  /// The report as Markdown: a list of verdicts, and a table for each flow's ways out.
  public var markdown: String {
    var blocks = (findings + notes).map(item)
    blocks += violations.map { violation in
      "- **broken rule** `\(violation.rule.text)` (\(violation.rule.place))  \n"
        + "  \(Self.escaped(violation.message))"
    }
    if let exits { blocks += exits.flows.map(table) }
    if !gone.isEmpty {
      blocks.append(
        (["Known before and gone; take out:", ""] + gone.map { "- `\($0)`" })
          .joined(separator: "\n"))
    }
    return (blocks + [summary]).joined(separator: "\n\n") + "\n"
  }

  private func item(_ verdict: Verdict) -> String {
    """
    - **\(verdict.kind.rawValue)** `\(verdict.id)`  
      \(Self.escaped(sentence(verdict)))  
      After \(Self.escaped(words(for: verdict.cause)))  
      Path: \(Self.escaped(verdict.path.description))
    """
  }

  private func table(_ flow: ExitMatrix.Flow) -> String {
    let rows = flow.rows.map { row in
      let verdict =
        row.verdicts.isEmpty
        ? row.judgement : row.verdicts.map { "`\($0)`" }.joined(separator: "<br>")
      return "| \(row.way.rawValue) | \(row.exercisedText) | \(row.releasedText) | \(verdict) |"
    }
    let head = [
      "**\(Self.escaped(names[flow.coordinator]))**", "",
      "| way out | exercised | released | verdict |", "|---|---|---|---|",
    ]
    return (head + rows).joined(separator: "\n")
  }

  /// Puts a backslash before what Markdown takes as its own.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\`*_[]<>|#".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
