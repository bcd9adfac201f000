/// All that is wrong with a rules file.
public struct RuleErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// In the order of the lines; at least one.
  public var errors: [RuleError]

  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
