import FlowExplorer
import FlowTrace

extension Sample {
  /// Uses everything in the app that a person could.
  func explore(
    _ options: SampleOptions, limits: ExplorationLimits = .init(),
    progress: ((ExplorationProgress) -> Void)? = nil
  ) async throws -> Exploration {
    let explorer = FlowExplorer(
      app: name,
      launches(options).map { launch in
        ExplorerLaunch(label: launch.label, launch: launch.launch)
      },
      limits: limits, journal: try ExplorationJournal.environment(), progress: progress)
    return await explorer.explore()
  }
}
