public import FlowTrace

extension FlowGraph {
  /// A change from one screen on display to another. All five parts are its identity.
  public struct Transition: Sendable, Hashable {
    /// Where it leaves; nil at launch.
    public var from: Name?
    /// Where it ends; for a tab, the screen at the bottom of the tab's stack, unless the screen on top
    /// came there out of sight, as by a deep link.
    public var to: Name
    /// How the screen changed: a push, a dismissal and so on.
    public var kind: TransitionKind
    private var exactTrigger: ExactString
    /// Who is responsible.
    public var by: Agent

    /// Makes a transition.
    ///
    /// - Parameters:
    ///   - from: where it leaves; nil at launch.
    ///   - to: where it ends.
    ///   - kind: how the screen changed.
    ///   - trigger: what the person did, or the program when nobody touched anything.
    ///   - by: who is responsible.
    public init(from: Name?, to: Name, kind: TransitionKind, trigger: String, by: Agent) {
      self.from = from
      self.to = to
      self.kind = kind
      exactTrigger = ExactString(trigger)
      self.by = by
    }

    /// What the person did, or the program when nobody touched anything.
    public var trigger: String {
      get { exactTrigger.string }
      set { exactTrigger = ExactString(newValue) }
    }

    /// Whether a gesture of the system did it, without the app's code.
    package var isImplicit: Bool { by == .system }

    /// Returns the transition with other names for its screens.
    package func renamingScreens(_ name: (Name) -> Name) -> Transition {
      var renamed = self
      renamed.from = from.map(name)
      renamed.to = name(to)
      return renamed
    }
  }
}

extension FlowGraph.Transition: Comparable {
  /// Orders by where it leaves, launches first, then by the other parts in their order.
  public static func < (a: Self, b: Self) -> Bool {
    if a.from != b.from {
      guard let fromB = b.from else { return false }
      guard let fromA = a.from else { return true }
      return fromA < fromB
    }
    if a.to != b.to { return a.to < b.to }
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    if a.exactTrigger != b.exactTrigger { return a.exactTrigger < b.exactTrigger }
    return a.by < b.by
  }
}

extension FlowGraph {
  /// Who a transition is due to.
  public enum Agent: Sendable, Hashable {
    /// A coordinator's code did it.
    case coordinator(Name)
    /// The platform did it: a back button, a swipe, a second tap on the selected tab.
    case system
    /// The app did it outside any coordinator.
    case app
    /// Nothing shows who did it.
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
