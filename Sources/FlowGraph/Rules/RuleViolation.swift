/// A rule that does not hold, and why.
public struct RuleViolation: Sendable, Hashable, CustomStringConvertible {
  public var rule: Rule
  /// One sentence.
  public var message: String

  public var description: String {
    "\(rule.place): broken rule: \(rule.text)\n  \(message)"
  }
}
