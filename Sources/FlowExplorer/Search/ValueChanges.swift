import FlowGraph
import FlowPerson

/// The values that an exploration changes, and which of them together.
@MainActor
struct ValueChanges {
  /// Of how many values all combinations are changed.
  private static var mostCombined: Int { 6 }

  /// What changed a value, in the order in which it was found.
  private(set) var legs: [StateLeg] = []
  private var known: Set<ExactString> = []

  /// Whether a leg changes a value that no other leg was noted for.
  mutating func isNew(_ leg: StateLeg, in space: StateSpace) -> Bool {
    let screen = space.node(of: leg.state).sighting.screenDescription
    return known.insert(ExactString("\(screen)\n\(leg.action)")).inserted
  }

  mutating func add(_ leg: StateLeg) { legs.append(leg) }

  /// The last change of each control: together they change everything there is.
  var combined: [StateLeg] {
    var last: [StateLeg] = []
    for leg in legs {
      last.removeAll { $0.isRival(of: leg) }
      last.append(leg)
    }
    return last
  }

  /// All combinations of two values or more that can be had at once, the smaller ones first; nil where
  /// these are too many.
  var combinations: [[StateLeg]]? {
    guard combined.count > 1 else { return [] }
    guard legs.count <= Self.mostCombined else { return nil }
    var all: [[StateLeg]] = [[]]
    for leg in legs {
      all += all.filter { chosen in !chosen.contains { $0.isRival(of: leg) } }.map { $0 + [leg] }
    }
    return (2...legs.count).flatMap { count in all.filter { $0.count == count } }
  }
}

extension StateLeg {
  /// Whether it may change the same value as another one of the same state.
  fileprivate func isRival(of other: StateLeg) -> Bool {
    state == other.state && action.isRival(of: other.action)
  }
}

extension PersonAction {
  /// Whether it may change the same value as another action of the same screen.
  fileprivate func isRival(of other: PersonAction) -> Bool {
    switch (self, other) {
    case (.step(let name, _, let index), .step(let otherName, _, let otherIndex)),
      (.slide(let name, _, let index), .slide(let otherName, _, let otherIndex)),
      (.pickDate(_, let name, let index), .pickDate(_, let otherName, let otherIndex)):
      name == otherName && index == otherIndex
    case (
      .pickRow(_, let component, let name, let index),
      .pickRow(_, let otherComponent, let otherName, let otherIndex)
    ):
      component == otherComponent && name == otherName && index == otherIndex
    default: self == other
    }
  }
}
