import CGraphviz
import Dispatch
import FlowTrace
import PortableC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A process of the worker, which has started when the initializer returns.
///
/// swift-subprocess would start it in tasks and threads of its own, some 3 ms later, which is a quarter of
/// the time that a small drawing takes. Meanwhile Graphviz could have been loaded.
final class WorkerProcess: Sendable {
  /// How a process ended.
  enum Status: Sendable {
    case exited(CInt)
    case signaled(CInt)

    /// - Parameter number: an exit status, or the negative number of a signal.
    init(_ number: CInt) { self = number < 0 ? .signaled(-number) : .exited(number) }
  }

  /// The end of a process, and what it wrote to standard error.
  struct End: Sendable {
    var status: Status
    var messages: String
  }

  private let id: pid_t
  /// Whether the process has ended, and another may have its number.
  private let hasEnded = Locked(false)
  private let waiting: Task<End, Never>

  /// Starts the program at a path.
  ///
  /// - Parameters:
  ///   - socket: its standard input and output.
  ///   - environment: variables that differ from those of this process.
  /// - Throws: ``GraphvizError/workerUnusable(path:reason:)`` where it cannot be started.
  init(
    _ path: String, _ arguments: [String], socket: CInt, environment: [String: String]
  ) throws(GraphvizError) {
    let messages = cg_unnamed_file()
    guard messages >= 0 else { throw .workerUnusable(path: path, error: errno) }
    let id = Self.strings([path] + arguments) { arguments in
      Self.strings(Self.environment(environment)) {
        cg_start(path, arguments, $0, socket, messages)
      }
    }
    guard id > 0 else {
      _ = close(messages)
      throw .workerUnusable(path: path, error: -id)
    }
    self.id = id
    waiting = Task { [hasEnded] in
      await withCheckedContinuation { continuation in
        // A thread of its own: to block one of the global queue's would block Swift's tasks.
        DispatchQueue(label: "coordgraph-layout-end").async {
          continuation.resume(returning: Self.wait(id, hasEnded, messages))
        }
      }
    }
  }

  /// How it ended, which is waited for.
  var end: End {
    get async { await waiting.value }
  }

  /// Ends it now.
  func kill() {
    hasEnded.withLock { if !$0 { _ = PortableC.kill(id, SIGKILL) } }
  }

  private static func wait(_ id: pid_t, _ hasEnded: Locked<Bool>, _ messages: CInt) -> End {
    // Until its status is taken, no other process gets its number.
    cg_wait_without_taking(id)
    let status = hasEnded.withLock {
      $0 = true
      return cg_wait(id)
    }
    defer { _ = close(messages) }
    let size = Int(lseek(messages, 0, SEEK_END))
    let text = [UInt8](unsafeUninitializedCapacity: max(0, size)) { buffer, count in
      count = max(0, pread(messages, buffer.baseAddress, buffer.count, 0))
    }
    return End(status: Status(status), messages: String(decoding: text, as: UTF8.self))
  }

  /// Returns the variables of this process, with changes, as a process gets them.
  private static func environment(_ changes: [String: String]) -> [String] {
    ProcessInfo.processInfo.environment.merging(changes) { $1 }.map { "\($0)=\($1)" }.sorted()
  }

  /// Calls `body` with strings as C has them in an array, with a null pointer at its end.
  private static func strings<Result>(
    _ strings: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}

extension WorkerProcess.Status: CustomStringConvertible {
  /// "exit status 1", "signal 9".
  var description: String {
    switch self {
    case .exited(let code): "exit status \(code)"
    case .signaled(let signal): "signal \(signal)"
    }
  }
}
