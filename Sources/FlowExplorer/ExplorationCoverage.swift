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
    var screens: [String: (states: Int, tried: Set<String>, disabled: Set<String>)] = [:]
    for state in search.states {
      let node = search.tree[state.node]
      guard let screen = node.screen else { continue }
      var entry = screens[screen] ?? (0, [], [])
      entry.states += 1
      entry.disabled.formUnion(node.disabled)
      for way in state.ways where way.outcome != .untried {
        entry.tried.insert(way.action.description)
      }
      screens[screen] = entry
    }
    self.screens = screens.map { screen, entry in
      let never = entry.disabled.filter { !entry.tried.contains("tap \"\($0)\"") }
      return ScreenCoverage(
        screen: screen, states: entry.states, tried: entry.tried.sorted(),
        disabled: never.sorted())
    }
    .sorted { $0.screen < $1.screen }
    unreached = ScreenClasses.notSeen(among: search.types)
    transitions = search.transitions.count
    toured = search.transitions.subtracting(search.untoured).count
  }
}
