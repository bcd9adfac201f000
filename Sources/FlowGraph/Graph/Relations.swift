extension FlowGraph {
  /// One coordinator owned another.
  public struct Link: Sendable, Hashable {
    public var parent: Name
    public var child: Name

    public init(parent: Name, child: Name) {
      self.parent = parent
      self.child = child
    }
  }
}

extension FlowGraph.Link: Comparable {
  public static func < (a: Self, b: Self) -> Bool {
    a.parent == b.parent ? a.child < b.child : a.parent < b.parent
  }
}

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
