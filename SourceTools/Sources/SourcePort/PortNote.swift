/// One line of a report: something that was changed, left out, or needs attention.
public struct PortNote: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// What a note is about.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A line of a source file was rewritten.
    case changed
    /// A file, an import or a type was left out.
    case skipped
    /// A type or a screen was replaced by a generated one.
    case standIn = "stand-in"
    /// Something is wrong with the app's files, or could not be decided.
    case warning
  }

  /// What the note is about.
  public var kind: Kind
  /// The file's path in the app's folder; empty for the app as a whole.
  public var path: String
  /// The line, counted from 1; 0 for the file as a whole.
  public var line: Int
  /// What happened, without a full stop.
  public var message: String

  public init(_ kind: Kind, path: String = "", line: Int = 0, _ message: String) {
    self.kind = kind
    self.path = path
    self.line = line
    self.message = message
  }

  /// The place and the message: `Login/LoginViewController.swift:12: @objc removed`.
  public var description: String {
    let place = path.isEmpty ? "" : line > 0 ? "\(path):\(line): " : "\(path): "
    return place + message
  }

  public static func < (a: PortNote, b: PortNote) -> Bool {
    (a.path, a.line, a.message) < (b.path, b.line, b.message)
  }
}

/// An app that cannot be ported as it is.
public struct PortError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong with which input, and what to do, as sentences.
  public let description: String

  public init(_ description: String) { self.description = description }
}
