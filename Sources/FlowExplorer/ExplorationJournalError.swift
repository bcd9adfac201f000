import Foundation

/// A journal could not be opened.
public struct ExplorationJournalError: Error, Sendable, CustomStringConvertible {
  /// One sentence: which file, and why.
  public let description: String

  init(path: String, code: Int32) {
    description = "The journal \(path) cannot be written: \(String(cString: strerror(code)))."
  }
}
