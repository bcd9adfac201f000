#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A line on a terminal that tells how far something has come, and is gone afterwards.
///
/// It appears after a second, changes ten times a second at most, and never shows where standard
/// error is no terminal.
public final class ProgressLine {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?

  public init() {}

  /// Shows a text in place of the one before.
  public func show(_ text: @autoclosure () -> String) {
    guard isTerminal else { return }
    let now = ContinuousClock.now
    guard now - start > .seconds(1), last.map({ now - $0 > .milliseconds(100) }) ?? true else {
      return
    }
    last = now
    StandardError.write(text: "\r\u{1B}[K\(text())")
  }

  /// Takes the line away.
  public func clear() {
    if last != nil { StandardError.write(text: "\r\u{1B}[K") }
  }
}
