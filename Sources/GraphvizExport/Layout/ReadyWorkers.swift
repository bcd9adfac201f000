/// Workers that were started before there was anything to draw, and have loaded Graphviz meanwhile.
///
/// Those that are not needed end when this value goes away.
actor ReadyWorkers {
  private var ready: [(arguments: [String], process: LayoutProcess)] = []

  /// Adds a worker that waits for its graph.
  ///
  /// - Throws: ``GraphvizError/workerUnusable(path:reason:)``.
  func start(_ worker: String, _ arguments: [String]) throws(GraphvizError) {
    let process = try LayoutProcess(worker: worker, arguments: ["--wait"] + arguments)
    ready.append((arguments, process))
  }

  /// Removes and returns a worker that was started with these arguments.
  func take(_ arguments: [String]) -> LayoutProcess? {
    let index = ready.firstIndex { $0.arguments == arguments }
    return index.map { ready.remove(at: $0).process }
  }
}
