/// The workers of a renderer, of which each has loaded Graphviz for one format.
///
/// A worker is kept for later drawings. No more are kept, or draw, than can draw at once. They end when
/// this value goes away.
actor ReadyWorkers {
  private let worker: String
  private let most: Int
  /// The workers that wait for a graph, the least recently used first.
  private var idle: [(arguments: [String], process: LayoutProcess)] = []
  private var drawing = 0

  /// - Parameters:
  ///   - worker: the path of `coordgraph-layout`.
  ///   - most: the most workers at a time.
  init(_ worker: String, most: Int = LayoutLanes.shared.count) {
    self.worker = worker
    self.most = most
  }

  /// Starts a worker that waits for its first graph, unless there are as many as can draw at once.
  ///
  /// - Throws: ``GraphvizError/workerUnusable(path:reason:)``.
  func start(_ arguments: [String]) throws(GraphvizError) {
    guard idle.count + drawing < most else { return }
    idle.append((arguments, try LayoutProcess(worker: worker, arguments: arguments)))
  }

  /// Lays out a graph, by a worker that waits for one, or a new one.
  ///
  /// - Parameters:
  ///   - dot: the graph.
  ///   - start: the arguments that the worker is started with.
  ///   - rest: the arguments for this graph alone.
  ///   - limits: what the drawing may use up.
  /// - Throws: ``GraphvizError/workerUnusable(path:reason:)``.
  func layOut(
    _ dot: String, _ start: [String], _ rest: [String], _ limits: LayoutProcess.Limits
  ) async throws(GraphvizError) -> LayoutProcess.Outcome {
    let process = try take(start)
    drawing += 1
    let (outcome, isReady) = await process.run(dot, rest, limits)
    drawing -= 1
    if isReady { idle.append((start, process)) }
    return outcome
  }

  private func take(_ arguments: [String]) throws(GraphvizError) -> LayoutProcess {
    if let index = idle.lastIndex(where: { $0.arguments == arguments }) {
      return idle.remove(at: index).process
    }
    // Workers for other formats make room.
    if !idle.isEmpty, idle.count + drawing >= most { idle.removeFirst() }
    return try LayoutProcess(worker: worker, arguments: arguments)
  }
}
