public import FlowDiagram

/// A renderer that draws diagrams with Graphviz, completely or not at all.
///
///     let drawing = try await GraphvizRenderer().render(diagram, dot: dot, as: .svg)
///     try Data(drawing.bytes).write(to: file)
///
/// Graphviz runs in processes of its own: in `coordgraph-layout`, which forks one for each attempt, so
/// that a crash or a hang does not reach this program or another drawing. Any number of drawings may be
/// requested at once: as many as there are cores are drawn at a time, and the deadlines of others start
/// when they are drawn. `coordgraph-layout` is kept for later drawings while the renderer exists.
public struct GraphvizRenderer: Sendable {
  /// The path of `coordgraph-layout`.
  public let worker: String
  /// The most processor time that a drawing may take, with all its attempts.
  public let timeout: Duration
  /// The most memory that an attempt may use, in megabytes, where the system can limit it.
  public let memory: Int
  /// The cache of pictures, if there is one.
  public let cache: PictureCache?
  /// What pictures depend on beside their diagrams; nil without a cache.
  package let surroundings: PictureSurroundings?
  private let workers: ReadyWorkers

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - worker: the path of `coordgraph-layout`; by default that of the environment variable
  ///     `COORDGRAPH_LAYOUT`, else the one beside the running program.
  ///   - timeout: the most processor time that a drawing may take, with all its attempts. A busy
  ///     machine takes longer, and draws the same. Four times this ends an attempt that hangs.
  ///   - memory: the most memory that an attempt may use, in megabytes.
  ///   - cache: a cache that returns pictures without a process while nothing they depend on has
  ///     changed. Programs, Graphviz and fonts are examined once, here.
  /// - Throws: ``GraphvizError/workerNotFound(path:)``.
  public init(
    worker: String? = nil, timeout: Duration = .seconds(60), memory: Int = 2048,
    cache: PictureCache? = nil
  ) throws(GraphvizError) {
    self.worker = try LayoutWorker.find(worker)
    workers = ReadyWorkers(self.worker)
    self.timeout = timeout
    self.memory = memory
    self.cache = cache
    surroundings = cache == nil ? nil : PictureSurroundings(worker: self.worker)
  }

  /// The most nodes, rows, clusters and edges of a diagram that is laid out: several times as many as anyone
  /// can read, and as many as take Graphviz seconds rather than minutes.
  public static let largestDiagram = 50_000

  /// Draws a diagram from its DOT.
  ///
  /// The DOT must describe the diagram (see ``GraphvizJudge``), and the drawing must have every part
  /// of it. Where it has not, or where Graphviz fails, the next rung of the ladder is tried. Every
  /// rung but the last may use a quarter of what the rungs before it leave of the time.
  ///
  /// - Parameters:
  ///   - diagram: the diagram.
  ///   - dot: the diagram's DOT.
  ///   - format: the format of the drawing.
  ///   - scale: the pixels per point: 2 for a PNG twice as sharp. Formats other than bitmaps ignore
  ///     it.
  ///   - links: the addresses of screens and coordinators in an SVG.
  /// - Returns: the drawing, and what Graphviz reported.
  /// - Throws: ``GraphvizError``.
  public func render(
    _ diagram: Diagram, dot: String, as format: GraphvizFormat, scale: Double = 1,
    links: SourceLinks? = nil
  ) async throws(GraphvizError) -> GraphvizRendering {
    try await render(
      diagram, dot: dot, as: format, scale: scale, links: links,
      on: GraphvizRung.ladder(for: diagram))
  }

  /// Draws a diagram on some rungs only.
  package func render(
    _ diagram: Diagram, dot: String, as format: GraphvizFormat, scale: Double = 1,
    links: SourceLinks? = nil, on ladder: [GraphvizRung]
  ) async throws(GraphvizError) -> GraphvizRendering {
    guard diagram.partCount <= Self.largestDiagram else { throw .tooManyParts(diagram.partCount) }
    let finish = PictureFinish(diagram: diagram, dot: dot, format: format, links: links)
    let job = DrawingJob(
      dot: dot, format: format, scale: scale, ladder: ladder, finish: finish,
      names: DrawnNames(of: diagram))
    // Runs while the worker lays out.
    async let judgement = Result { () throws(GraphvizError) in
      try GraphvizJudge.check(dot, against: diagram)
    }
    let rendering = await drawing(of: job, finish)
    try await judgement.get()
    return try rendering.get()
  }

  /// Returns the drawing from the cache, or a new one.
  private func drawing(
    of job: DrawingJob, _ finish: PictureFinish
  ) async -> Result<GraphvizRendering, GraphvizError> {
    do throws(GraphvizError) {
      guard let cache, let surroundings else { return .success(try await draw(job)) }
      let key = CacheKey(
        job, parts: await finish.parts?.value, surroundings: surroundings, memory: memory)
      if let kept = cache.rendering(for: key) { return .success(kept) }
      let rendering = try await draw(job)
      if rendering.isBest { cache.keep(rendering, for: key) }
      return .success(rendering)
    } catch {
      return .failure(error)
    }
  }

  /// Draws DOT without a diagram: the drawing must have the parts that cgraph reads.
  package func render(
    dot: String, as format: GraphvizFormat, scale: Double = 1,
    on ladder: [GraphvizRung] = GraphvizRung.ladder
  ) async throws(GraphvizError) -> GraphvizRendering {
    try await draw(DrawingJob(dot: dot, format: format, scale: scale, ladder: ladder))
  }

  private func draw(_ job: DrawingJob) async throws(GraphvizError) -> GraphvizRendering {
    guard await LayoutLanes.shared.enter() else { throw .cancelled }
    do throws(GraphvizError) {
      let rendering = try await tryRungs(job)
      await LayoutLanes.shared.leave()
      return rendering
    } catch {
      await LayoutLanes.shared.leave()
      throw error
    }
  }

  /// Starts a worker for a drawing that will be requested later, so that Graphviz is loaded meanwhile.
  ///
  /// Where no worker can be started, the drawing will fail with the reason.
  package func prepare(for format: GraphvizFormat, scale: Double = 1) async {
    try? await workers.start(DrawingJob.arguments(format, scale: scale, isFinished: true))
  }

  /// Tries one rung after another.
  private func tryRungs(_ job: DrawingJob) async throws(GraphvizError) -> GraphvizRendering {
    var left = timeout
    var failures: [GraphvizFailure] = []
    for rung in job.ladder {
      let deadline = rung == job.ladder.last ? left : left / 4
      left -= deadline
      let outcome = try await workers.layOut(
        job.dot, job.arguments, rung.arguments,
        LayoutProcess.Limits(deadline: deadline, memory: memory))
      if Task.isCancelled { throw .cancelled }

      switch outcome {
      case .failed(.died, let messages) where messages.namesMissingLibrary:
        throw .graphvizNotInstalled(message: messages)
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
        switch try await job.picture(bytes, report) {
        case .missing(let missing):
          failures.append(
            GraphvizFailure(rung: rung, reason: .missing(missing), messages: messages))
        case .finished(let picture):
          return GraphvizRendering(
            bytes: picture, rung: rung, graphvizVersion: report.graphviz, failures: failures,
            warnings: failures.map { "\($0)." } + report.fontWarnings + messages.graphvizMessages)
        }
      }
    }
    throw .notDrawn(failures)
  }
}

extension LayoutReport {
  /// What is not legible in the drawing.
  fileprivate var fontWarnings: [String] {
    guard !fontless.isEmpty else { return [] }
    let characters =
      fontless.unicodeScalars.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
      + (fontless.unicodeScalars.count > 8 ? " and others" : "")
    return [
      """
      No installed font has \(characters): the drawing has boxes in their place. Install a font for \
      them, or draw an SVG, which uses the fonts of whoever reads it.
      """
    ]
  }

  /// Throws the failures for which another rung would not help.
  fileprivate func throwFailure(
    format: GraphvizFormat, dpi: Double, messages: String
  ) throws(GraphvizError) {
    switch failure {
    case nil where messages.contains("too large for cairo"), .size:
      throw .tooLarge(width: Int(width * dpi / 72), height: Int(height * dpi / 72))
    case nil, .trouble: return
    case .unreadable: throw .unreadable(messages.isEmpty ? "it has no graph" : messages)
    case .engine: throw .layoutUnavailable(messages: messages)
    case .format: throw .formatUnavailable(format, messages: messages)
    }
  }
}

extension String {
  /// Whether these are the words of the dynamic linker, of Linux or macOS, for a library that it misses.
  fileprivate var namesMissingLibrary: Bool {
    contains("error while loading shared libraries") || contains("Library not loaded")
  }

  /// The messages of Graphviz. Lines that continue a message are indented.
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
