import FlowTrace

/// When sessions first used each transition and showed each screen, counted in a person's steps from a
/// launch, and what these steps were called.
///
/// Drawings order what can be done on a screen by it, and tabs as their bar has them. They name what a
/// launch does by the launch, where launches differ, and the selection of a row by its text, where that is
/// always the same. What reaches the app from outside, on whichever screen, leads from where the app begins.
/// Merging is associative and commutative. A stored graph has no steps, so nothing is known of it.
package struct FirstUses: Sendable, Hashable {
  /// A moment of a session. Moments with equally many steps are ordered by the screens that appeared
  /// before.
  package struct Moment: Sendable, Hashable, Comparable {
    package var steps: Int32
    package var screens: Int32

    package init(steps: Int32, screens: Int32 = 0) {
      self.steps = steps
      self.screens = screens
    }

    /// Later than everything.
    package static let never = Moment(steps: .max, screens: .max)

    package static func < (a: Self, b: Self) -> Bool {
      a.steps == b.steps ? a.screens < b.screens : a.steps < b.steps
    }
  }

  /// The text of a row at a place of a list.
  package enum RowText: Sendable, Hashable {
    /// It was always the same.
    case always(ExactString)
    /// The list changes.
    case various

    package func merged(with other: RowText) -> RowText { self == other ? self : .various }
  }

  package private(set) var transitions: [FlowGraph.Transition: Moment]
  package private(set) var screens: [FlowGraph.Name: Moment]
  /// The launches that made a transition, before the person did anything.
  package private(set) var launches: [FlowGraph.Transition: Set<ExactString>]
  /// The texts of the rows whose selection made a transition.
  package private(set) var rows: [FlowGraph.Transition: RowText]
  /// The places of the tabs that transitions select, the first where bars differ.
  package private(set) var tabIndices: [FlowGraph.Transition: Int32]
  /// The transitions whose trigger reached the app from outside, such as a link that was opened.
  package private(set) var fromOutside: Set<FlowGraph.Transition>

  package init(
    transitions: [FlowGraph.Transition: Moment] = [:], screens: [FlowGraph.Name: Moment] = [:],
    launches: [FlowGraph.Transition: Set<ExactString>] = [:],
    rows: [FlowGraph.Transition: RowText] = [:],
    tabIndices: [FlowGraph.Transition: Int32] = [:], fromOutside: Set<FlowGraph.Transition> = []
  ) {
    self.transitions = transitions
    self.screens = screens
    self.launches = launches
    self.rows = rows
    self.tabIndices = tabIndices
    self.fromOutside = fromOutside
  }

  package var isEmpty: Bool { transitions.isEmpty && screens.isEmpty }

  /// Returns when a transition was first used; `never` where that is not known. O(1).
  package subscript(_ transition: FlowGraph.Transition) -> Moment {
    transitions[transition] ?? .never
  }

  /// Returns when a screen first appeared; `never` where that is not known. O(1).
  package subscript(screen name: FlowGraph.Name) -> Moment { screens[name] ?? .never }

  /// Returns the launches that made a transition before the person did anything, by their labels; empty
  /// for one without a label. O(1).
  package func launches(of transition: FlowGraph.Transition) -> Set<ExactString> {
    launches[transition] ?? []
  }

  /// Returns the same of screens by other names; of two that become one, as of two sessions. O(*n*).
  package func renamingScreens(_ name: (FlowGraph.Name) -> FlowGraph.Name) -> Self {
    func renamed<T>(
      _ values: [FlowGraph.Transition: T], _ merge: (T, T) -> T
    ) -> [FlowGraph.Transition: T] {
      Dictionary(values.map { ($0.renamingScreens(name), $1) }, uniquingKeysWith: merge)
    }
    return FirstUses(
      transitions: renamed(transitions, min),
      screens: Dictionary(screens.map { (name($0), $1) }, uniquingKeysWith: min),
      launches: renamed(launches) { $0.union($1) }, rows: renamed(rows) { $0.merged(with: $1) },
      tabIndices: renamed(tabIndices, min),
      fromOutside: Set(fromOutside.map { $0.renamingScreens(name) }))
  }

  /// Adds other sessions. O(*n*).
  package mutating func merge(_ other: Self) {
    transitions.merge(other.transitions, uniquingKeysWith: min)
    screens.merge(other.screens, uniquingKeysWith: min)
    launches.merge(other.launches) { $0.union($1) }
    rows.merge(other.rows) { $0.merged(with: $1) }
    tabIndices.merge(other.tabIndices, uniquingKeysWith: min)
    fromOutside.formUnion(other.fromOutside)
  }
}
