import ArgumentParser
import FlowExplorer

/// How far to explore.
struct LimitArguments: ParsableArguments {
  @Option(help: "The maximum number of steps from launch to a state.")
  var depth = ExplorationLimits().depth

  @Option(help: "The maximum number of states.")
  var states = ExplorationLimits().states

  @Option(help: "The maximum number of steps in total.")
  var steps = ExplorationLimits().steps

  @Option(help: "The maximum number of seconds.")
  var seconds: Double?

  func validate() throws {
    for (name, value) in [("depth", depth), ("states", states), ("steps", steps)] where value < 1 {
      throw ValidationError("--\(name) must be 1 or more, not \(value).")
    }
    if let seconds, !(0...Self.mostSeconds).contains(seconds) {
      throw ValidationError(
        "--seconds must be between 0 and \(Int(Self.mostSeconds)), not \(seconds).")
    }
  }

  /// A year; a duration cannot hold any number of seconds.
  private static let mostSeconds = 31_536_000.0

  var limits: ExplorationLimits {
    ExplorationLimits(
      depth: depth, states: states, steps: steps, duration: seconds.map { .seconds($0) })
  }
}
