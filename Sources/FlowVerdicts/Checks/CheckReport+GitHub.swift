extension CheckReport {
  /// The report as GitHub Actions' workflow commands, which become annotations: a line each. How
  /// flows ended stands in the log, as in the text.
  ///
  /// See "Workflow commands for GitHub Actions" in GitHub's documentation.
  public var github: String {
    let lines =
      findings.map { annotation("error", $0) } + violations.map(annotation)
      + (drift.map(annotations) ?? [])
      + notes.map { annotation("notice", $0) }
      + gone.map { "::notice title=known and gone::\(Self.message($0))" }
    let table = exits.map { "\n\($0.text(names))\n\n" } ?? ""
    return lines.map { "\($0)\n" }.joined() + table + "\(Self.message(summary))\n"
  }

  private func annotation(_ level: String, _ verdict: Verdict) -> String {
    let text = """
      \(sentence(verdict))
      After \(words(for: verdict.cause))
      Path: \(verdict.path)
      \(verdict.id)
      """
    return "::\(level) title=\(Self.property(verdict.kind.rawValue))::\(Self.message(text))"
  }

  private func annotations(_ drift: BaselineDrift) -> [String] {
    func annotation(_ change: String, _ line: BaselineDrift.Line) -> String {
      let place = "file=\(Self.property(drift.file)),line=\(line.number)"
      return "::error \(place),title=flow changed::\(Self.message("\(change): \(line.fact)"))"
    }
    let words = drift.words.map { words in
      "::error file=\(Self.property(drift.file)),line=1,title=flow changed::\(Self.message(words))"
    }
    return [words].compactMap(\.self) + drift.gone.map { annotation("gone", $0) }
      + drift.new.map { annotation("new", $0) }
  }

  private func annotation(_ violation: RuleViolation) -> String {
    let rule = violation.rule
    let place = rule.file.map { "file=\(Self.property($0)),line=\(rule.line),col=\(rule.column)," }
    return "::error \(place ?? "")title=broken rule::\(Self.message(violation.message))"
  }

  private static func message(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  private static func property(_ text: String) -> String {
    message(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
