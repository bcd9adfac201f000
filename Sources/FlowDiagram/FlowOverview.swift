public import FlowGraph

/// What of a graph fits into so many boxes.
public struct FlowOverview: Sendable, Hashable {
  /// What would open with more boxes.
  public struct Next: Sendable, Hashable {
    public let coordinator: FlowGraph.Name
    /// How many boxes there are when it is open.
    public let boxes: Int
  }

  /// The coordinators that are one box each, sorted; none when everything fits.
  public let collapsed: [FlowGraph.Name]
  /// How many boxes there are.
  public let boxes: Int
  /// The one of them that takes the fewest boxes to open; nil when everything fits.
  public let next: Next?
}
