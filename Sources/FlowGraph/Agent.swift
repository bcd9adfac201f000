extension FlowGraph {
  /// Who a transition is due to.
  public enum Agent: Sendable, Hashable {
    /// A coordinator's code did it.
    case coordinator(Name)
    /// The platform did it: a back button, a swipe, a second tap on the selected tab.
    case system
    /// The app did it outside any coordinator.
    case app
    /// Nothing tells.
    case unknown
  }
}

extension FlowGraph.Agent: Comparable {
  /// Coordinators come first, by name.
  public static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.coordinator(let a), .coordinator(let b)): a < b
    default: a.rank < b.rank
    }
  }

  private var rank: Int {
    switch self {
    case .coordinator: 0
    case .system: 1
    case .app: 2
    case .unknown: 3
    }
  }
}
