import Escaping
import FlowTrace
import PortableC

/// Standard error, for everything that is not a result.
public enum StandardError {
  /// Writes lines of text, with a line break at the end; control characters are shown, not sent.
  public static func write(_ line: String) {
    write(text: "\(TerminalText.escaped(line, keepsLines: true))\n")
  }

  /// Writes a text. Failures are ignored: there is nowhere to report them.
  static func write(text: String) {
    try? OutputFile.write(Array(text.utf8), to: STDERR_FILENO, name: "standard error")
  }
}

/// A line on a terminal that shows progress while a command runs.
///
/// It appears after a second, changes at most ten times a second, and is not shown where standard
/// error is not a terminal.
public final class ProgressLine {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?

  public init() {}

  /// Shows a text in place of the last one.
  public func show(_ text: @autoclosure () -> String) {
    guard isTerminal else { return }
    let now = ContinuousClock.now
    guard now - start > .seconds(1), last.map({ now - $0 > .milliseconds(100) }) ?? true else {
      return
    }
    last = now
    StandardError.write(text: "\r\u{1B}[K\(text())")
  }

  /// Removes the line.
  public func clear() {
    if last != nil { StandardError.write(text: "\r\u{1B}[K") }
  }

  /// Shows a text and the seconds that went by while a closure runs.
  ///
  /// - Parameters:
  ///   - text: what is done, such as `Comparing`.
  ///   - body: the closure, which writes nothing to standard error.
  /// - Returns: what the closure returns.
  /// - Throws: what the closure throws.
  public static func show<Value>(
    _ text: String, while body: () async throws -> Value
  ) async rethrows -> Value {
    let ticking = Task {
      let line = ProgressLine()
      while !Task.isCancelled {
        line.show("\(text): \((ContinuousClock.now - line.start).components.seconds) s")
        try? await Task.sleep(for: .milliseconds(200))
      }
      line.clear()
    }
    do {
      let value = try await body()
      await stop(ticking)
      return value
    } catch {
      await stop(ticking)
      throw error
    }
  }

  /// Ends a line before anything else is written.
  private static func stop(_ ticking: Task<Void, Never>) async {
    ticking.cancel()
    await ticking.value
  }
}
