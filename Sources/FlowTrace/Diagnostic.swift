/// Trouble that was recovered from: what was wrong, where, and what became of it.
public struct Diagnostic: Sendable, Hashable {
  /// How much it matters.
  public enum Severity: String, Sendable, Hashable {
    /// Nothing was lost that could have been kept; the exit status stays 0.
    case warning
    /// Something was skipped; the exit status becomes 1.
    case error
  }

  public var severity: Severity
  /// The file, as the user named it.
  public var file: String?
  /// Counted from 1.
  public var line: Int?
  /// Counted from 1, in bytes.
  public var column: Int?
  /// One sentence.
  public var message: String

  public init(
    _ severity: Severity, file: String? = nil, line: Int? = nil, column: Int? = nil,
    _ message: String
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The form compilers use, which editors turn into links: `app.trace:12:8: error: …`.
  public var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
    return (place + [" \(severity.rawValue)", " \(message)"]).joined(separator: ":")
      .trimmingLeadingSpace()
  }
}

extension String {
  fileprivate func trimmingLeadingSpace() -> String {
    first == " " ? String(dropFirst()) : self
  }
}
