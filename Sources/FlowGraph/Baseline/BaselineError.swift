/// A line of a baseline that cannot be read.
public struct BaselineError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What to call the file.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// What is wrong, and what to do.
  public var message: String

  public var description: String { "\(file):\(line): error: \(message)" }
}
