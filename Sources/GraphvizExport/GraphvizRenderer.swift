public import FlowDiagram

/// Draws diagrams with Graphviz, whole or not at all.
///
///     let drawing = try await GraphvizRenderer().render(diagram, dot: dot, as: .svg)
///     try Data(drawing.bytes).write(to: file)
///
/// Graphviz lays out in a process of its own, `coordgraph-layout`, one for each attempt, so that
/// nothing it does reaches this program; any number of drawings may be under way at once.
public struct GraphvizRenderer: Sendable {
  /// The program that lays out.
  public let worker: String
  /// How long a drawing may take, with all its attempts.
  public let timeout: Duration

  /// - Parameter worker: The path of `coordgraph-layout`. Without one, the environment variable
  ///   `COORDGRAPH_LAYOUT` is asked, then the folder of the running program is searched.
  /// - Throws: ``GraphvizError/workerNotFound(path:)``.
  public init(worker: String? = nil, timeout: Duration = .seconds(60)) throws(GraphvizError) {
    self.worker = try LayoutWorker.find(worker)
    self.timeout = timeout
  }

  /// Draws a diagram from its DOT.
  ///
  /// The DOT must say what the diagram says (see ``GraphvizJudge``), and everything in the
  /// diagram must have a place in the drawing. Where it has not, or where Graphviz fails, the
  /// next rung of the ladder is tried; every rung but the last may use a quarter of the time left.
  ///
  /// - Parameter scale: Pixels to a point of the screen: 2 for a PNG twice as sharp. Pictures
  ///   that are not bitmaps have no scale and ignore it.
  /// - Throws: A sentence about what is missing and what to do.
  public func render(
    _ diagram: Diagram, dot: String, as format: GraphvizFormat, scale: Double = 1
  ) async throws(GraphvizError) -> GraphvizRendering {
    try GraphvizJudge.check(dot, against: diagram)
    return try await draw(
      dot, expecting: DrawnNames(of: diagram), as: format, scale: scale,
      on: GraphvizRung.ladder(forNodes: diagram.nodes.count))
  }

  /// Draws a diagram on one rung, or not at all.
  package func render(
    _ diagram: Diagram, dot: String, as format: GraphvizFormat, scale: Double = 1,
    on rung: GraphvizRung
  ) async throws(GraphvizError) -> GraphvizRendering {
    try GraphvizJudge.check(dot, against: diagram)
    return try await draw(
      dot, expecting: DrawnNames(of: diagram), as: format, scale: scale, on: [rung])
  }

  /// Draws any DOT: what must be in the drawing is what cgraph reads.
  package func render(
    dot: String, as format: GraphvizFormat, scale: Double = 1,
    on ladder: [GraphvizRung] = GraphvizRung.allCases
  ) async throws(GraphvizError) -> GraphvizRendering {
    try await draw(dot, expecting: nil, as: format, scale: scale, on: ladder)
  }

  private func draw(
    _ dot: String, expecting names: DrawnNames?, as format: GraphvizFormat, scale: Double,
    on ladder: [GraphvizRung]
  ) async throws(GraphvizError) -> GraphvizRendering {
    let end = ContinuousClock.now + timeout
    let dpi = 96 * scale
    var failures: [GraphvizFailure] = []
    for rung in ladder {
      let left = ContinuousClock.now.duration(to: end)
      let deadline = max(.zero, rung == ladder.last ? left : left / 4)
      var arguments = ["-T\(format.device)"] + rung.arguments
      if format.isBitmap { arguments.append("--dpi=\(dpi)") }
      let attempt = LayoutProcess(worker: worker, arguments: arguments, deadline: deadline)
      let outcome = await attempt.run(dot)
      if Task.isCancelled { throw .cancelled }

      var failure: (reason: GraphvizFailure.Reason, messages: String)
      switch outcome {
      case .notStarted(let reason): throw .workerUnusable(path: worker, reason: reason)
      case .late(let messages): failure = (.deadline(deadline), messages)
      case .died(let how, let messages): failure = (.died(how), messages)
      case .answered(let report, let bytes, let messages):
        try report.throwFailure(format: format, dpi: dpi, messages: messages)
        var missing = report.missing.clauses
        if missing.isEmpty, let names { missing = names.missing(from: report.drawn) }
        if missing.isEmpty, report.failure == nil {
          return GraphvizRendering(
            bytes: bytes, rung: rung, graphvizVersion: report.graphviz,
            failures: failures, warnings: failures.map { "\($0)." } + messages.graphvizMessages)
        }
        failure = (missing.isEmpty ? .trouble : .missing(missing), messages)
      }
      failures.append(
        GraphvizFailure(rung: rung, reason: failure.reason, messages: failure.messages))
    }
    throw .notDrawn(failures)
  }
}

extension LayoutReport {
  /// Throws what another rung would not mend.
  fileprivate func throwFailure(
    format: GraphvizFormat, dpi: Double, messages: String
  ) throws(GraphvizError) {
    switch failure {
    case nil where messages.contains("too large for cairo"), .size:
      throw .tooLarge(width: Int(width * dpi / 72), height: Int(height * dpi / 72))
    case nil, .trouble: return
    case .unreadable: throw .unreadable(messages.isEmpty ? "there is no graph in it" : messages)
    case .engine: throw .layoutUnavailable(messages: messages)
    case .format: throw .formatUnavailable(format, messages: messages)
    }
  }
}

extension String {
  /// What Graphviz printed, a message each; continuation lines are indented.
  fileprivate var graphvizMessages: [String] {
    var messages: [String] = []
    for line in split(whereSeparator: \.isNewline) {
      if line.first?.isWhitespace == true, let last = messages.popLast() {
        messages.append("\(last)\n\(line)")
      } else {
        messages.append("Graphviz: \(line)")
      }
    }
    return messages
  }
}
