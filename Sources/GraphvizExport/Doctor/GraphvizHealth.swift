/// The findings of a ``GraphvizDoctor``, most basic first.
public struct GraphvizHealth: Sendable, Hashable {
  /// The results of all checks.
  public var findings: [GraphvizFinding]

  public init(findings: [GraphvizFinding]) {
    self.findings = findings
  }

  /// Whether everything can be drawn. Advice does not count.
  public var isHealthy: Bool { findings.allSatisfy { $0.verdict != .problem } }
}

/// The result of one of the doctor's checks.
public struct GraphvizFinding: Sendable, Hashable {
  /// How serious a finding is.
  public enum Verdict: String, Sendable, Hashable {
    /// There is nothing to do.
    case fine
    /// Drawings could be better.
    case advice
    /// A format can't be drawn.
    case problem
  }

  /// The subject of the check, such as "PNG".
  public var subject: String
  /// How serious it is.
  public var verdict: Verdict
  /// The result, in a sentence.
  public var detail: String
  /// The shell command that fixes the problem.
  public var remedy: String?

  /// A finding.
  ///
  /// - Parameters:
  ///   - subject: the subject of the check.
  ///   - verdict: how serious the finding is.
  ///   - detail: the result, in a sentence.
  ///   - remedy: the shell command that fixes the problem.
  public init(subject: String, verdict: Verdict, detail: String, remedy: String? = nil) {
    self.subject = subject
    self.verdict = verdict
    self.detail = detail
    self.remedy = remedy
  }
}

extension GraphvizFinding: CustomStringConvertible {
  /// `PNG: drawn, 5589 bytes.`
  public var description: String {
    "\(subject): \(detail)" + (remedy.map { " Fix it with: \($0)" } ?? "")
  }
}
