/// A sequence of steps from a seed.
public struct NavigationWalk: Hashable, Sendable {
  /// The steps in order.
  public var steps: [NavigationStep]

  /// Takes the steps as they are.
  public init(steps: [NavigationStep]) { self.steps = steps }

  /// Makes so many steps of a seed: the same, everywhere.
  public init(seed: UInt64, count: Int) {
    var random = SeededGenerator(seed: seed)
    steps = (0..<count).map { _ in .random(using: &random) }
  }
}
