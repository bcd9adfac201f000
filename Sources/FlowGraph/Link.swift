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
