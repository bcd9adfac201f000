/// What an exploration has spent, and which of its limits it has hit.
struct ExplorationBudget {
  let limits: ExplorationLimits
  private let start = ContinuousClock.now
  /// Actions done, replayed ones included.
  private(set) var steps = 0
  /// Launches.
  private(set) var sessions = 0
  private var hits: Set<ExplorationLimits.Name> = []
  private(set) var isAborted = false
  /// The share of the time that may be spent so far: values, second rounds, which find what piles up, and
  /// tours have time after the longest search, too.
  private var share = 0.6

  init(_ limits: ExplorationLimits) {
    self.limits = limits
  }

  mutating func spendStep() { steps += 1 }

  mutating func spendSession() { sessions += 1 }

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
    if isAborted || steps >= limits.steps { return .steps }
    if let duration = limits.duration, ContinuousClock.now - start > duration * share {
      return .duration
    }
    return nil
  }

  /// Whether a limit prevents the next action; the limit then counts as hit.
  mutating func isSpent() -> Bool {
    guard let limit else { return false }
    hit(limit)
    return true
  }
}
