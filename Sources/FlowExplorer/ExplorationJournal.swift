import FlowPerson
import Foundation

/// A file in which an explorer notes what it is about to do.
///
/// When the app stops there, the file tells the next run: that path is reported as
/// ``ExplorationFinding/Kind/trapped`` and not walked again. Run the process anew until it comes to
/// its end, and everything has been explored but what lies behind the traps.
public final class ExplorationJournal: Sendable {
  /// The variable that names the journal's file in a process that explores for another.
  public static let environmentVariable = "FLOW_EXPLORER_JOURNAL"

  /// Where the app stopped in earlier runs, as lines.
  private let traps: Set<String>
  private let descriptor: Int32
  /// How much of the file is about earlier runs.
  private let start: off_t

  /// Opens a journal, or begins one.
  ///
  /// - Throws: ``ExplorationJournalError``.
  public init(path: String) throws(ExplorationJournalError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ExplorationJournalError(path: path, code: errno) }
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    traps = Set(lines)
    let known = lines.map { "\($0)\n" }.joined()
    start = off_t(known.utf8.count)
    write(known, at: 0)
  }

  deinit {
    close(descriptor)
  }

  /// The journal that the environment names, if it names one.
  ///
  /// - Throws: ``ExplorationJournalError``.
  public static func environment() throws(ExplorationJournalError) -> ExplorationJournal? {
    guard let path = ProcessInfo.processInfo.environment[environmentVariable] else { return nil }
    return try ExplorationJournal(path: path)
  }

  /// Whether the app stopped at the end of a path before.
  func knows(_ path: ExploredPath) -> Bool { traps.contains(Self.line(path)) }

  /// Notes what is about to be done.
  func note(_ path: ExploredPath) {
    write("\(Self.line(path))\n", at: start)
  }

  /// Notes that nothing is being done any more.
  func finish() {
    write("", at: start)
  }

  private func write(_ text: String, at offset: off_t) {
    let bytes = Array(text.utf8)
    _ = pwrite(descriptor, bytes, bytes.count, offset)
    _ = ftruncate(descriptor, offset + off_t(bytes.count))
  }

  /// A path in one line.
  private static func line(_ path: ExploredPath) -> String {
    "\(path)".replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
      .replacing("\r", with: "\\r")
  }
}
