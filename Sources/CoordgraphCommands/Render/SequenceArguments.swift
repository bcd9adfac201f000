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

  /// Returns what writes a session in a format.
  ///
  /// - Throws: `ValidationError` for a format that can't hold one.
  @discardableResult
  func expect(_ format: RenderFormat) throws -> any SequenceFormat {
    guard let sequence = format.sequence else {
      throw ValidationError(
        "A sequence can't be written as \(format.name). Pass --format mermaid or "
          + "--format outline.")
    }
    return sequence
  }

  /// Returns one session of the traces as text.
  ///
  /// - Returns: the text, and whether nothing had to be skipped.
  /// - Throws: as `FlowInput` does, `MermaidError`, and `ValidationError` for another format.
  func text(
    of traces: [String], as format: RenderFormat,
    report: (String) -> Void = StandardError.write
  ) throws -> (text: String, isWhole: Bool) {
    let format = try expect(format)
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
    return (try format.text(of: sequence), found.isWhole)
  }
}
