import ArgumentParser
import FlowExplorer

/// How far to explore.
struct LimitArguments: ParsableArguments {
  @Option(help: "The most steps from launch to a state.")
  var depth = ExplorationLimits().depth

  @Option(help: "The most states.")
  var states = ExplorationLimits().states

  @Option(help: "The most steps in all.")
  var steps = ExplorationLimits().steps

  @Option(help: "The most seconds.")
  var seconds: Double?

  var limits: ExplorationLimits {
    ExplorationLimits(
      depth: depth, states: states, steps: steps, duration: seconds.map { .seconds($0) })
  }
}
