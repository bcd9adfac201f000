import ArgumentParser
import CommandSupport
import FlowDiagram
import FlowGraph
import FlowPaths
import FlowReading

/// The session that `--view sequence` shows.
struct SequenceArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The session that --view sequence shows, counted from 1. (default: 1)", valueName: "number"))
  var session: Int?

  /// - Throws: `ValidationError` for a session before the first.
  func validate() throws {
    guard session ?? 1 > 0 else { throw ValidationError("--session must be 1 or more.") }
  }

  /// - Throws: `ValidationError` where a session was chosen for a view that shows all of them.
  func expectNone() throws {
    guard session == nil else {
      throw ValidationError("--session needs --view sequence; other views show all sessions.")
    }
  }

  /// - Throws: `ValidationError` for a format that can't hold a sequence.
  func expect(_ format: OutputFormat) throws {
    guard format == .mermaid || format == .outline else {
      throw ValidationError(
        "A sequence can't be written as \(format.rawValue). Pass --format mermaid or "
          + "--format outline.")
    }
  }

  /// Returns one session of the traces as text.
  ///
  /// - Returns: the text, and whether nothing had to be skipped.
  /// - Throws: as `FlowInput` does, `MermaidError`, and `ValidationError` for another format.
  func text(
    of traces: [String], as format: OutputFormat,
    report: (String) -> Void = StandardError.write
  ) throws -> (text: String, isWhole: Bool) {
    try expect(format)
    let found = try FlowInput.read(traces, parts: .sequences, takesGraphs: false, report: report)
    let number = session ?? 1
    let count = found.reading.sessionCount
    guard let sequence = found.reading.sequence(number) else {
      throw ValidationError(
        count == 0
          ? "Nothing to show: no launch was recorded."
          : "There is no session \(number); the last one is \(count).")
    }
    if session == nil, count > 1 {
      report(
        "note: showing the first of \(count) sessions; pass --session to choose another"
      )
    }
    let isWhole = found.isWhole
    return (format == .mermaid ? try sequence.mermaid() : sequence.outline(), isWhole)
  }
}
