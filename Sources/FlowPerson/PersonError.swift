/// A person could not do what they were asked to, and what they see instead.
public struct PersonError: Error, CustomStringConvertible, Sendable {
  /// What could not be done, and what is on display.
  public let description: String

  @MainActor
  init(_ reason: String, _ sight: Sight) {
    description = "\(reason) \(sight.description)"
  }
}
