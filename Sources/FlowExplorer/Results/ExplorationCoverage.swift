import FlowPerson
import FlowTrace
import FlowTracing

/// How much of an app was used.
public struct ExplorationCoverage: Sendable, Hashable {
  /// The screens that were on display, sorted.
  public var screens: [ScreenCoverage]
  /// The classes of screens that were on display and replaced within one turn of the main loop, so
  /// that nothing could be done there, sorted.
  public var passed: [String]
  /// The classes of screens in the app's modules that were never on display, without ``unused`` ones,
  /// sorted.
  public var unreached: [String]
  /// The classes of screens in the app's modules that no code takes as a type, so that it cannot make
  /// them, sorted. They are found in builds without optimisation on Linux; elsewhere they are among
  /// ``unreached``.
  public var unused: [String]
  /// The number of different transitions.
  public var transitions: Int
  /// The number of transitions that a tour used again: all, unless the app remembers more than it
  /// shows.
  public var toured: Int

  /// - Parameters:
  ///   - modules: those whose unreached screens are listed; nil for every one of which a screen was reached.
  ///   - displayed: the full names of the screens that were on display, if only within a turn.
  ///   - transitions: the different transitions, in words.
  ///   - untoured: those that no tour used.
  @MainActor
  init(
    of space: StateSpace, in modules: Set<String>?, displayed: Set<String>,
    transitions: Set<String>, untoured: Set<String>
  ) {
    var tallies: [String: ScreenTally] = [:]
    for (index, state) in space.states.enumerated() {
      let sighting = space.tree[state.node].sighting
      guard let screen = sighting.screen else { continue }
      tallies[screen, default: ScreenTally()].add(
        state.actions, sighting,
        idle: state.actions.filter { explored in
          !explored.action.isOutside && !sighting.keys.contains(explored.action)
            && space.showedNothing(explored, in: index)
        }.map(\.action))
    }
    screens = tallies.map { $1.coverage(of: $0) }.sorted { $0.screen < $1.screen }
    let recorded = space.tree.typeNames
    passed = displayed.subtracting(recorded).sorted()
    let notSeen = ScreenClasses.notSeen(among: recorded.union(displayed)).filter { screen in
      modules?.contains(String(screen.prefix { $0 != "." })) ?? true
    }
    let unused = ScreenClasses.unused(among: notSeen)
    self.unused = unused
    unreached = notSeen.filter { !unused.contains($0) }
    self.transitions = transitions.count
    toured = transitions.subtracting(untoured).count
  }
}

/// How much of a screen was used.
public struct ScreenCoverage: Sendable, Hashable {
  /// The class, without its module.
  public var screen: String
  /// The number of states in which it was on display.
  public var states: Int
  /// What was done on it, each action once, sorted.
  public var tried: [String]
  /// The titles of what was always disabled, sorted.
  public var disabled: [String]
  /// The titles of what was enabled and always out of reach: covered by another view, or in a view
  /// that takes no touches; sorted.
  public var blocked: [String]
  /// What never did anything, in none of the states: nothing was recorded or displayed. Sorted.
  public var idle: [String]
  /// The actions that led nowhere known in any state, sorted; each with the reason of its first
  /// state.
  public var gaps: [CoverageGap]
}

/// An action that led nowhere known in any state of its screen, and why.
public struct CoverageGap: Sendable, Hashable {
  /// Why an action led nowhere known.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// A limit prevented it, or what comes after it.
    case limit = "kept back by a limit"
    /// The app stopped.
    case trapped = "stopped the app"
    /// It could not be done, or not twice with the same outcome.
    case unclear = "not done, or not twice alike"
  }

  /// The action: `tap "Send"`.
  public var action: String
  /// The reason in the first state with the action.
  public var reason: Reason
}

extension CoverageGap.Reason {
  /// The reason of an outcome; nil where it is a state.
  fileprivate init?(_ outcome: ExploredAction.Outcome) {
    switch outcome {
    case .state: return nil
    case .trapped: self = .trapped
    case .unclear: self = .unclear
    case .untried: self = .limit
    }
  }
}

/// Counts what was used of a screen, state by state.
private struct ScreenTally {
  private var states = 0
  private var tried: Set<String> = []
  private var used: Set<String> = []
  private var disabled: Set<String> = []
  private var blocked: Set<String> = []
  private var known: Set<String> = []
  private var gaps: [String: CoverageGap.Reason] = [:]
  private var idle: Set<String> = []
  private var active: Set<String> = []

  mutating func add(
    _ actions: [ExploredAction], _ sighting: ExplorerSession.Sighting,
    idle idleActions: [PersonAction]
  ) {
    states += 1
    disabled.formUnion(sighting.disabled)
    blocked.formUnion(sighting.blocked.filter { sighting.surroundings[$0] == nil })
    idle.formUnion(idleActions.map(\.description))
    active.formUnion(
      actions.filter { $0.leadsOn && !idleActions.contains($0.action) }.map(\.action.description))
    for explored in actions where !explored.action.isOutside {
      let action = explored.action.description
      if explored.outcome != .untried { tried.insert(action) }
      used.formUnion(explored.action.controls)
      if let gap = CoverageGap.Reason(explored.outcome) {
        gaps[action] = gaps[action] ?? gap
      } else {
        known.insert(action)
      }
    }
  }

  func coverage(of screen: String) -> ScreenCoverage {
    ScreenCoverage(
      screen: screen, states: states, tried: tried.sorted(),
      disabled: disabled.subtracting(used).sorted(),
      blocked: blocked.subtracting(used).sorted(),
      idle: idle.subtracting(active).sorted(),
      gaps: gaps.filter { !known.contains($0.key) }
        .map { CoverageGap(action: $0.key, reason: $0.value) }
        .sorted { $0.action < $1.action })
  }
}

extension PathTree {
  /// The full names of the classes of all coordinators and screens that were recorded.
  fileprivate var typeNames: Set<String> {
    var names: Set<String> = []
    for node in nodes {
      for record in node.records {
        switch record.event {
        case .coordinator(let it): names.insert(it.type)
        case .screen(let it): names.insert(it.type)
        default: break
        }
      }
    }
    return names
  }
}
