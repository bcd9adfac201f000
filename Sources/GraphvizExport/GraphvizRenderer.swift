public import FlowDiagram

/// Draws diagrams with Graphviz, whole or not at all.
///
///     let drawing = try await GraphvizRenderer().render(diagram, dot: dot, as: .svg)
///     try Data(drawing.bytes).write(to: file)
///
/// Graphviz lays out in a process of its own, `coordgraph-layout`, one for each attempt, so that
/// nothing it does reaches this program. Any number of drawings may be asked for at once; as many
/// are under way as there are cores, and the others wait, without their time running.
public struct GraphvizRenderer: Sendable {
  /// The program that lays out.
  public let worker: String
  /// How long a drawing may take, with all its attempts.
  public let timeout: Duration
  /// The most memory that an attempt may take, in megabytes, where the system can limit it.
  public let memory: Int
  /// Where pictures are kept, if anywhere.
  public let cache: PictureCache?
  /// What pictures depend on besides, as it was when this was made; nil where none is kept.
  package let surroundings: PictureSurroundings?

  /// - Parameters:
  ///   - worker: The path of `coordgraph-layout`. Without one, the environment variable
  ///     `COORDGRAPH_LAYOUT` is asked, then the folder of the running program is searched.
  ///   - cache: Keeps pictures and gives them back while nothing has changed, without a process.
  ///     Programs, Graphviz and fonts are looked at once, here.
  /// - Throws: ``GraphvizError/workerNotFound(path:)``.
  public init(
    worker: String? = nil, timeout: Duration = .seconds(60), memory: Int = 2048,
    cache: PictureCache? = nil
  ) throws(GraphvizError) {
    self.worker = try LayoutWorker.find(worker)
    self.timeout = timeout
    self.memory = memory
    self.cache = cache
    surroundings = cache == nil ? nil : PictureSurroundings(worker: self.worker)
  }

  /// Draws a diagram from its DOT.
  ///
  /// The DOT must say what the diagram says (see ``GraphvizJudge``), and everything in the
  /// diagram must have a place in the drawing. Where it has not, or where Graphviz fails, the
  /// next rung of the ladder is tried; every rung but the last may use a quarter of the time left.
  ///
  /// - Parameters:
  ///   - scale: Pixels to a point of the screen: 2 for a PNG twice as sharp. Pictures that are
  ///     not bitmaps have no scale and ignore it.
  ///   - links: Where screens and coordinators in an SVG lead to.
  /// - Throws: A sentence about what is missing and what to do.
  public func render(
    _ diagram: Diagram, dot: String, as format: GraphvizFormat, scale: Double = 1,
    links: SourceLinks? = nil
  ) async throws(GraphvizError) -> GraphvizRendering {
    try await render(
      diagram, dot: dot, as: format, scale: scale, links: links,
      on: GraphvizRung.ladder(forNodes: diagram.nodes.count, edges: diagram.edges.count))
  }

  /// Draws a diagram on some rungs only, or not at all.
  package func render(
    _ diagram: Diagram, dot: String, as format: GraphvizFormat, scale: Double = 1,
    links: SourceLinks? = nil, on ladder: [GraphvizRung]
  ) async throws(GraphvizError) -> GraphvizRendering {
    let finish = PictureFinish(diagram: diagram, dot: dot, links: links)
    let job = DrawingJob(
      dot: dot, format: format, scale: scale, ladder: ladder, finish: finish,
      names: DrawnNames(of: diagram))
    // While the worker lays out, for there is nothing else to do.
    async let judgement = Result { () throws(GraphvizError) in
      try GraphvizJudge.check(dot, against: diagram)
    }
    let rendering = await drawing(of: job, finish)
    try await judgement.get()
    return try rendering.get()
  }

  /// The drawing that was kept, or a new one, which is kept.
  private func drawing(
    of job: DrawingJob, _ finish: PictureFinish
  ) async -> Result<GraphvizRendering, GraphvizError> {
    do throws(GraphvizError) {
      guard let cache, let surroundings else { return .success(try await draw(job)) }
      let key = CacheKey(job, finish: finish, surroundings: surroundings, memory: memory)
      if let kept = cache.rendering(for: key) { return .success(kept) }
      let rendering = try await draw(job)
      if rendering.isBest { cache.keep(rendering, for: key) }
      return .success(rendering)
    } catch {
      return .failure(error)
    }
  }

  /// Draws any DOT: what must be in the drawing is what cgraph reads.
  package func render(
    dot: String, as format: GraphvizFormat, scale: Double = 1,
    on ladder: [GraphvizRung] = GraphvizRung.allCases
  ) async throws(GraphvizError) -> GraphvizRendering {
    try await draw(DrawingJob(dot: dot, format: format, scale: scale, ladder: ladder))
  }

  private func draw(_ job: DrawingJob) async throws(GraphvizError) -> GraphvizRendering {
    guard await LayoutLanes.shared.enter() else { throw .cancelled }
    do throws(GraphvizError) {
      let rendering = try await climb(job)
      await LayoutLanes.shared.leave()
      return rendering
    } catch {
      await LayoutLanes.shared.leave()
      throw error
    }
  }

  /// Tries one rung after the other.
  private func climb(_ job: DrawingJob) async throws(GraphvizError) -> GraphvizRendering {
    let end = ContinuousClock.now + timeout
    var failures: [GraphvizFailure] = []
    for rung in job.ladder {
      let left = ContinuousClock.now.duration(to: end)
      let deadline = max(.zero, rung == job.ladder.last ? left : left / 4)
      let attempt = LayoutProcess(
        worker: worker, arguments: job.arguments(on: rung), deadline: deadline, memory: memory)
      let outcome = await attempt.run(job.dot)
      if Task.isCancelled { throw .cancelled }

      switch outcome {
      case .notStarted(let reason): throw .workerUnusable(path: worker, reason: reason)
      case .failed(let reason, let messages):
        failures.append(GraphvizFailure(rung: rung, reason: reason, messages: messages))
      case .answered(let report, let bytes, let messages):
        try report.throwFailure(format: job.format, dpi: job.dpi, messages: messages)
        guard report.failure == nil else {
          let missing = report.missing.clauses
          failures.append(
            GraphvizFailure(
              rung: rung, reason: missing.isEmpty ? .trouble : .missing(missing),
              messages: messages))
          continue
        }
        switch try job.picture(bytes, report) {
        case .missing(let missing):
          failures.append(
            GraphvizFailure(rung: rung, reason: .missing(missing), messages: messages))
        case .finished(let picture):
          return GraphvizRendering(
            bytes: picture, rung: rung, graphvizVersion: report.graphviz, failures: failures,
            warnings: failures.map { "\($0)." } + messages.graphvizMessages)
        }
      }
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
