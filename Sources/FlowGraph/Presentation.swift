extension FlowGraph {
  /// A coordinator showed a screen.
  public struct Presentation: Sendable, Hashable {
    public var coordinator: Name
    public var screen: Name

    public init(coordinator: Name, screen: Name) {
      self.coordinator = coordinator
      self.screen = screen
    }
  }
}

extension FlowGraph.Presentation: Comparable {
  public static func < (a: Self, b: Self) -> Bool {
    a.coordinator == b.coordinator ? a.screen < b.screen : a.coordinator < b.coordinator
  }
}
