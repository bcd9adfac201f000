import ArgumentParser
import CommandSupport
import FlowDiagram
import FlowGraph
import FlowPaths
import FlowReading
import FlowVerdicts

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

  /// - Throws: `ValidationError` for a format that can't hold a session.
  func expect(_ format: RenderFormat) throws {
    guard format.showsSequence else {
      let formats = RenderFormat.allCases.filter(\.showsSequence)
      throw ValidationError(
        "A sequence can't be written as \(format.name). Pass --format "
          + formats.map(\.name).inWords("or") + ".")
    }
  }

  /// One session of some traces.
  struct Found {
    var sequence: FlowSequence
    /// Everything that was read.
    var reading: FlowReading
    /// Whether nothing had to be skipped.
    var isWhole: Bool
  }

  /// Reads one session.
  ///
  /// - Parameters:
  ///   - traces: the files.
  ///   - format: what the session will be written as.
  ///   - diagram: the look of a picture.
  ///   - report: is given notes and warnings.
  /// - Throws: as `FlowInput` does, and `ValidationError` for another format or session.
  func read(
    _ traces: [String], for format: RenderFormat, _ diagram: DiagramArguments,
    report: (String) -> Void = StandardError.write
  ) throws -> Found {
    try expect(format)
    let isPicture = format.sequence == nil
    let parts: FlowReading.Parts =
      isPicture && diagram.verdicts ? [.sequences, .verdicts] : .sequences
    let found = try FlowInput.read(traces, parts: parts, takesGraphs: false, report: report)
    let number = session ?? 1
    let count = found.reading.sessionCount
    guard let sequence = found.reading.sequence(number) else {
      throw ValidationError(
        count == 0
          ? "No session: no launch was recorded."
          : "There is no session \(number); the last one is \(count).")
    }
    if session == nil, count > 1 {
      report(
        "note: showing the first of \(count) sessions; pass --session to choose another"
      )
    }
    return Found(sequence: sequence, reading: found.reading, isWhole: found.isWhole)
  }
}

extension SequenceArguments.Found {
  /// Returns the session in a format.
  ///
  /// - Parameters:
  ///   - format: a format that can hold it.
  ///   - diagram: the look of a picture.
  ///   - report: is given warnings.
  /// - Throws: `MermaidError`, `GraphvizError`.
  func content(
    as format: RenderFormat, _ diagram: DiagramArguments,
    report: (String) -> Void = StandardError.write
  ) throws -> ViewDrawer.Content {
    if let format = format.sequence { return .text(try format.text(of: sequence)) }
    let marks = DiagramMarks(diagram.verdicts ? reading.verdicts.verdicts : [])
    let made = Diagram.make(of: sequence, in: reading.graph, marks: marks)
    for warning in made.warnings { report("\(warning)") }
    let drawing = try DiagramWriter(arguments: diagram).drawing(of: made.diagram)
    return try ViewDrawer.content(of: drawing, as: format)
  }
}
