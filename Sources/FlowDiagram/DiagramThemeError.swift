/// A line of a theme file that says nothing a theme can do.
public struct DiagramThemeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What to call the file.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters.
  public var column: Int
  /// What is wrong, and what to write instead.
  public var message: String

  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
