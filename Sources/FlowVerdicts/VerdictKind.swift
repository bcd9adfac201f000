extension Verdict {
  /// What is wrong with a lifetime.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// All screens that a coordinator and its children ever showed are gone, and it is still held.
    case zombie
    /// A screen is on display whose coordinator is gone.
    case orphan
    /// Nobody kept a coordinator: it was freed as soon as its first screen was shown.
    case unretained
    /// A coordinator was let go with all its screens gone, and is never freed.
    case retained
    /// A screen was dismissed and is never freed.
    case leakedScreen = "leaked screen"
    /// The end of a flow was reported more than once to who waits for it.
    case finishedTwice = "finished twice"
    /// A flow's first screen was shown again while it was up.
    case startedTwice = "started twice"
    /// A screen was put on a stack that a presented screen covers.
    case behindModal = "pushed behind a modal"
    /// Each time round, another coordinator that shows no screen of its own is left.
    case growth
  }
}

extension Verdict.Kind: Comparable {
  /// Orders as the cases are declared.
  public static func < (a: Self, b: Self) -> Bool {
    a.rank < b.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The kind as verdicts' ids spell it: `leaked-screen`.
  package var slug: String { rawValue.map { $0 == " " ? "-" : String($0) }.joined() }

  /// Whether it is about a screen, rather than a coordinator.
  package var isOfScreen: Bool {
    switch self {
    case .leakedScreen, .behindModal: true
    case .zombie, .orphan, .unretained, .retained, .finishedTwice, .startedTwice, .growth: false
    }
  }

  /// What it means, in a sentence.
  public var explanation: String {
    switch self {
    case .zombie: "All its screens are gone, but it is still held."
    case .orphan: "Its screen is on display, but it is gone."
    case .unretained: "Nobody keeps it: it was freed as soon as its screen was shown."
    case .retained: "It was removed after its screens were gone, but is never freed."
    case .leakedScreen: "It was dismissed, but is never freed."
    case .finishedTwice: "It finished more than once."
    case .startedTwice: "Its first screen was shown again while it was up."
    case .behindModal: "It was pushed behind a presented screen."
    case .growth: "Each round trip leaves one more."
    }
  }
}
