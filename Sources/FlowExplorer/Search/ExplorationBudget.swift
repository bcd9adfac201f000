/// What an exploration has spent, and which of its limits a search has hit.
struct ExplorationBudget {
  let limits: ExplorationLimits
  private let start = ContinuousClock.now
  /// The time that the searches before have left; nil for no end.
  private let time: Duration?
  private let stepsBefore: Int
  /// Actions done, replayed ones and those of the searches before included.
  private(set) var steps: Int
  /// Launches, those of the searches before included.
  private(set) var sessions: Int
  private var hits: Set<ExplorationLimits.Name> = []
  private(set) var isAborted = false
  /// The share of the time that may be spent so far: values, second rounds, which find what piles up, and
  /// tours have time after the longest search, too.
  private var share = 0.6

  /// - Parameter earlier: what the exploration has spent up to the search before; nil for its first search.
  init(_ limits: ExplorationLimits, after earlier: ExplorationBudget? = nil) {
    self.limits = limits
    time = if let earlier { earlier.timeLeft } else { limits.duration }
    stepsBefore = earlier?.steps ?? 0
    steps = stepsBefore
    sessions = earlier?.sessions ?? 0
  }

  /// Actions that this search has done, replayed ones included.
  var stepsOfSearch: Int { steps - stepsBefore }

  private var timeLeft: Duration? { time.map { $0 - (ContinuousClock.now - start) } }

  /// Whether nothing is left for another search.
  var isUsedUp: Bool { steps >= limits.steps || timeLeft.map { $0 <= .zero } ?? false }

  mutating func spendStep() { steps += 1 }

  /// - Parameter before: the number of actions that are done before the app is launched again; nil where it
  ///   is launched once.
  mutating func spendSession(after before: Int? = nil) {
    sessions += before == nil ? 1 : 2
    steps += before ?? 0
  }

  /// Allows more of the time: the states that are near have been expanded.
  mutating func endExpanding() {
    share = 0.75
    // The rest of the states may still be expanded.
    hits.remove(.duration)
  }

  /// Allows most of the time: the search is over.
  mutating func endSearch() { share = 0.9 }

  /// Allows all of the time.
  mutating func endRounds() { share = 1 }

  /// Prevents every further action, as a limit does.
  mutating func abort() { isAborted = true }

  mutating func hit(_ limit: ExplorationLimits.Name) { hits.insert(limit) }

  /// The limits that were hit, in the order in which they are declared.
  var hitLimits: [ExplorationLimits.Name] { ExplorationLimits.Name.allCases.filter(hits.contains) }

  /// The limit that prevents the next action at a depth; nil when none does.
  func limit(atDepth depth: Int) -> ExplorationLimits.Name? {
    depth >= limits.depth ? .depth : limit
  }

  /// The limit that prevents the next action at any depth; nil when none does.
  var limit: ExplorationLimits.Name? {
    if steps >= limits.steps { return .steps }
    if let time, ContinuousClock.now - start > time * share { return .duration }
    return isAborted ? .steps : nil
  }

  /// Whether a limit prevents the next action; the limit then counts as hit.
  mutating func isSpent() -> Bool {
    guard let limit else { return false }
    hit(limit)
    return true
  }
}
