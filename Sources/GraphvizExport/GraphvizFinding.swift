/// One thing ``GraphvizDoctor`` looked at.
public struct GraphvizFinding: Sendable, Hashable {
  public enum Verdict: String, Sendable, Hashable {
    case fine
    /// Pictures are drawn, and could be better.
    case advice
    /// Something cannot be drawn.
    case problem
  }

  /// What was looked at: "PNG".
  public var subject: String
  public var verdict: Verdict
  /// What was found.
  public var detail: String
  /// The command that mends it, for a shell.
  public var remedy: String?

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
    "\(subject): \(detail)" + (remedy.map { " Mend it with: \($0)" } ?? "")
  }
}
