import FlowPerson
import Foundation

/// A file that holds what an explorer is about to do, so that a trap in the app is not lost.
///
/// When the app stops the process, the path to it stays in the file. An app that doesn't come back from
/// what was done to it for half a minute, as it waits for itself, is stopped. The next run reports it as
/// ``ExplorationDoubt/Kind/trapped`` and does not take it again. Run the process anew until it
/// comes to its end; then everything is explored but what lies behind the traps.
public final class ExplorationJournal: Sendable {
  /// The environment variable that names the journal's file in a process that explores for another.
  public static let environmentVariable = "FLOW_EXPLORER_JOURNAL"

  /// The paths, as lines, at whose end the app stopped in earlier runs.
  private let traps: Set<String>
  private let patience: Int
  private let url: URL
  private let descriptor: Int32
  /// The number of bytes about earlier runs.
  private let start: off_t

  /// Opens a journal, or creates one.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - patience: how long the app may take for one thing, in seconds.
  /// - Throws: ``ExplorationJournalError`` when the file cannot be opened for writing.
  public init(path: String, patience: Int = 30) throws(ExplorationJournalError) {
    self.patience = patience
    url = URL(fileURLWithPath: path)
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ExplorationJournalError(path: path, code: errno) }
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    traps = Set(lines)
    let earlier = lines.map { "\($0)\n" }.joined()
    start = off_t(earlier.utf8.count)
    write(earlier, at: 0)
    watch()
  }

  /// Ends the process when nothing has been noted for a long time after an action.
  ///
  /// The file itself says when something was noted. The thread counts its own turns, so that neither a
  /// debugger that holds the process nor a machine that sleeps counts. It ends with the journal.
  private func watch() {
    Thread.detachNewThread { [weak self] in
      var (last, turns): (Change?, Int) = (nil, 0)
      while let journal = self {
        let change = journal.lastChange
        turns = change == last ? turns + 1 : 0
        last = change
        if change != nil, turns > journal.patience { journal.stopWhatHangs() }
        sleep(1)
      }
    }
  }

  /// When the file was changed last; nil where nothing is being done.
  private var lastChange: Change? {
    var state = stat()
    guard fstat(descriptor, &state) == 0, state.st_size > start else { return nil }
    return state.change
  }

  private func stopWhatHangs() {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let path = text.split(separator: "\n").last ?? ""
    let message = """
      error: the app has not come back from the last step of this path for \(patience) s: \
      \(path). It waits for what does not come, or computes without an end. It is stopped.

      """
    FileHandle.standardError.write(Data(message.utf8))
    kill(getpid(), SIGKILL)
  }

  deinit {
    close(descriptor)
  }

  /// Returns the journal that the environment names; nil when it names none, and in a process that
  /// ``ExplorerProcesses`` started.
  ///
  /// - Parameter patience: how long the app may take for one thing, in seconds.
  /// - Throws: ``ExplorationJournalError`` when the file cannot be opened for writing.
  public static func environment(
    patience: Int = 30
  ) throws(ExplorationJournalError) -> ExplorationJournal? {
    guard !ExplorerProcesses.isSession,
      let path = ProcessInfo.processInfo.environment[environmentVariable]
    else { return nil }
    return try ExplorationJournal(path: path, patience: patience)
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

/// A moment at which a file's content was changed.
private struct Change: Equatable {
  let seconds: Int
  let nanoseconds: Int
}

extension stat {
  fileprivate var change: Change {
    #if canImport(Darwin)
      Change(seconds: st_mtimespec.tv_sec, nanoseconds: st_mtimespec.tv_nsec)
    #else
      Change(seconds: st_mtim.tv_sec, nanoseconds: st_mtim.tv_nsec)
    #endif
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
