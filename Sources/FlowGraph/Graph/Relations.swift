extension FlowGraph {
  /// One coordinator owned another.
  public struct Link: Sendable, Hashable {
    /// The coordinator that owned the other.
    public var parent: Name
    /// The coordinator that was owned.
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
    /// The coordinator that showed the screen.
    public var coordinator: Name
    /// The screen that was shown.
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
