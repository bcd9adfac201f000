/// A child process stopped, and nothing tells where.
public struct IsolatedRunError: Error, Sendable, CustomStringConvertible {
  /// One sentence.
  public let description: String
}
