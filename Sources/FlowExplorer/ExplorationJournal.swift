import FlowPerson
import Foundation

/// A file that holds what an explorer is about to do, so that a trap in the app is not lost.
///
/// When the app stops the process, the path to it stays in the file. The next run reports it as
/// ``ExplorationDoubt/Kind/trapped`` and does not take it again. Run the process anew until it
/// comes to its end; then everything is explored but what lies behind the traps.
public final class ExplorationJournal: Sendable {
  /// The environment variable that names the journal's file in a process that explores for another.
  public static let environmentVariable = "FLOW_EXPLORER_JOURNAL"

  /// The paths, as lines, at whose end the app stopped in earlier runs.
  private let traps: Set<String>
  private let descriptor: Int32
  /// The number of bytes about earlier runs.
  private let start: off_t

  /// Opens a journal, or creates one.
  ///
  /// - Parameter path: the path of the file.
  /// - Throws: ``ExplorationJournalError`` when the file cannot be opened for writing.
  public init(path: String) throws(ExplorationJournalError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ExplorationJournalError(path: path, code: errno) }
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    traps = Set(lines)
    let earlier = lines.map { "\($0)\n" }.joined()
    start = off_t(earlier.utf8.count)
    write(earlier, at: 0)
  }

  deinit {
    close(descriptor)
  }

  /// Returns the journal that the environment names; nil when it names none.
  ///
  /// - Throws: ``ExplorationJournalError`` when the file cannot be opened for writing.
  public static func environment() throws(ExplorationJournalError) -> ExplorationJournal? {
    guard let path = ProcessInfo.processInfo.environment[environmentVariable] else { return nil }
    return try ExplorationJournal(path: path)
  }

  /// Whether the app stopped at the end of a path in an earlier run.
  func contains(_ path: ExploredPath) -> Bool { traps.contains(Self.line(path)) }

  /// Writes that the last action of a path is about to be done, in place of the path before.
  func note(_ path: ExploredPath) {
    write("\(Self.line(path))\n", at: start)
  }

  /// Removes the last path: nothing is being done any more.
  func finish() {
    write("", at: start)
  }

  private func write(_ text: String, at offset: off_t) {
    let bytes = Array(text.utf8)
    _ = pwrite(descriptor, bytes, bytes.count, offset)
    _ = ftruncate(descriptor, offset + off_t(bytes.count))
  }

  private static func line(_ path: ExploredPath) -> String {
    "\(path)".replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
      .replacing("\r", with: "\\r")
  }
}

/// Why a journal could not be opened.
public struct ExplorationJournalError: Error, Sendable, CustomStringConvertible {
  /// One sentence with the file and the reason.
  public let description: String

  init(path: String, code: Int32) {
    description = "can't write the journal \(path): \(String(cString: strerror(code)))"
  }
}
