/// What ``GraphvizDoctor`` found, most basic first.
public struct GraphvizHealth: Sendable, Hashable {
  public var findings: [GraphvizFinding]

  public init(findings: [GraphvizFinding]) {
    self.findings = findings
  }

  /// Whether everything can be drawn; advice does not count.
  public var isHealthy: Bool { findings.allSatisfy { $0.verdict != .problem } }
}
