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

  /// One session in a format.
  struct Found {
    /// The app's name.
    var app: String
    var content: ViewDrawer.Content
    /// Whether nothing had to be skipped.
    var isWhole: Bool
  }

  /// Returns one session of the traces in a format.
  ///
  /// - Parameters:
  ///   - traces: the files.
  ///   - format: the format.
  ///   - diagram: the look of a picture.
  ///   - report: is given notes and warnings.
  /// - Throws: as `FlowInput` does, `MermaidError`, `GraphvizError`, and `ValidationError` for
  ///   another format or session.
  func content(
    of traces: [String], as format: RenderFormat, _ diagram: DiagramArguments,
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
    func shown(_ content: ViewDrawer.Content) -> Found {
      Found(app: sequence.app, content: content, isWhole: found.isWhole)
    }
    if let format = format.sequence { return shown(.text(try format.text(of: sequence))) }
    let verdicts = diagram.verdicts ? found.reading.verdicts.verdicts : []
    let made = Diagram.make(
      of: sequence, in: found.reading.graph, marks: DiagramMarks(verdicts))
    for warning in made.warnings { report("\(warning)") }
    let drawing = try DiagramWriter(arguments: diagram).drawing(of: made.diagram)
    return shown(try ViewDrawer.content(of: drawing, as: format))
  }
}
