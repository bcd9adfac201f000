/// A line of a rules file that says nothing, and what it could say.
public struct RuleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as the user named it.
  public var file: String?
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters.
  public var column: Int
  /// The line as it was written.
  public var text: String
  /// What is wrong, in a sentence, and what is allowed.
  public var message: String

  /// The place, the sentence, the line, and a caret under what is wrong.
  public var description: String {
    """
    \(file ?? "rules"):\(line):\(column): error: \(message)
      \(text)
      \(String(repeating: " ", count: column - 1))^
    """
  }
}

/// All that is wrong with a rules file.
public struct RuleErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// In the order of the lines; at least one.
  public var errors: [RuleError]

  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
