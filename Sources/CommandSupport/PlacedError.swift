/// An error whose text begins with its place and says itself that it is one:
/// `app.rules:3:1: error: …`.
public protocol PlacedError: Error, CustomStringConvertible {}

extension Error {
  /// What to write on standard error.
  public var report: String {
    self is any PlacedError ? "\(self)" : "Error: \(self)"
  }

  /// What to write behind words that say already that it is an error.
  public var withoutSeverity: String {
    self is any PlacedError ? "\(self)".replacing(": error: ", with: ": ") : "\(self)"
  }
}
