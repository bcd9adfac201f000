import FlowPerson

/// Counts what was used of a screen, state by state.
struct ScreenTally {
  private var states = 0
  private var tried: Set<String> = []
  private var tapped: Set<String> = []
  private var disabled: Set<String> = []
  private var known: Set<String> = []
  private var gaps: [String: CoverageGap.Reason] = [:]

  mutating func add(_ ways: [ExploredWay], disabled titles: [String]) {
    states += 1
    disabled.formUnion(titles)
    for way in ways {
      let action = way.action.description
      if way.outcome != .untried { tried.insert(action) }
      if case .tap(let title, _) = way.action { tapped.insert(title) }
      if let gap = way.outcome.gap {
        gaps[action] = gaps[action] ?? gap
      } else {
        known.insert(action)
      }
    }
  }

  func coverage(of screen: String) -> ScreenCoverage {
    ScreenCoverage(
      screen: screen, states: states, tried: tried.sorted(),
      disabled: disabled.subtracting(tapped).sorted(),
      gaps: gaps.filter { !known.contains($0.key) }.map { CoverageGap($0.key, $0.value) }
        .sorted { $0.action < $1.action })
  }
}
