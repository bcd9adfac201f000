import ArgumentParser
import CommandSupport
import FlowDiagram
import FlowGraph

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
  /// - Throws: as `SequenceReader` does, `MermaidError`, and `ValidationError` for another format.
  func text(
    of traces: [String], as format: OutputFormat,
    report: (String) -> Void = StandardError.write
  ) throws -> (text: String, isWhole: Bool) {
    try expect(format)
    let (sequence, isWhole) = try SequenceReader.read(
      traces, session: session, report: report)
    return (format == .mermaid ? try sequence.mermaid() : sequence.outline(), isWhole)
  }
}
