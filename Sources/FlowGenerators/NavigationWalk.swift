/// A sequence of steps from a seed.
public struct NavigationWalk: Hashable, Sendable {
  /// The steps in order.
  public var steps: [NavigationStep]

  /// Creates a walk of given steps.
  public init(steps: [NavigationStep]) { self.steps = steps }

  /// Creates random steps, the same for the same seed on every machine.
  ///
  /// - Parameters:
  ///   - seed: the seed of the random numbers.
  ///   - count: the number of steps.
  public init(seed: UInt64, count: Int) {
    var random = SeededGenerator(seed: seed)
    steps = (0..<count).map { _ in .random(using: &random) }
  }
}
