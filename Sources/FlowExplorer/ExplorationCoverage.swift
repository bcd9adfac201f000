import FlowPerson
import FlowTracing

/// How much of an app was used.
public struct ExplorationCoverage: Sendable, Hashable {
  /// The screens that were on display, sorted.
  public var screens: [ScreenCoverage]
  /// Classes of screens that the app's modules have and that were never seen, sorted.
  public var unreached: [String]
  /// How many different transitions there were.
  public var transitions: Int
  /// Of how many things a tour made use again; all, unless the app remembers more than it shows.
  public var toured: Int

  @MainActor
  init(of search: ExplorationSearch) {
    var tallies: [String: ScreenTally] = [:]
    for state in search.states {
      let node = search.tree[state.node]
      guard let screen = node.screen else { continue }
      tallies[screen, default: ScreenTally()].add(state.ways, disabled: node.sighting.disabled)
    }
    screens = tallies.map { $1.coverage(of: $0) }.sorted { $0.screen < $1.screen }
    unreached = ScreenClasses.notSeen(among: search.types)
    transitions = search.transitions.count
    toured = search.transitions.subtracting(search.untoured).count
  }
}
