/// What an app requested of servers, where code stands in for the network.
public struct ExploredRequests: Sendable, Hashable, Codable {
  /// The requests for which no answer was given.
  public var unanswered: Set<String>
  /// Those of them that failed, and had no sample for an answer.
  public var failed: Set<String>

  public init(unanswered: Set<String> = [], failed: Set<String> = []) {
    self.unanswered = unanswered
    self.failed = failed
  }

  /// Adds others.
  mutating func formUnion(_ others: Self) {
    unanswered.formUnion(others.unanswered)
    failed.formUnion(others.failed)
  }
}
