import FlowGraph
import FlowTrace

/// All transitions of one kind between two screens that caused the same: one arrow.
struct Way: Hashable {
  /// Nil at launch.
  var from: FlowGraph.Name?
  var to: FlowGraph.Name
  var role: Diagram.Edge.Role
  /// What each of them caused, sorted.
  var effects: [DiagramMarks.Effect] = []
}

extension Way {
  init(_ transition: FlowGraph.Transition, effects: [DiagramMarks.Effect]) {
    self.init(
      from: transition.from, to: transition.to, role: .init(transition.kind), effects: effects)
  }
}

extension Diagram.Edge.Role {
  init(_ kind: TransitionKind) {
    switch kind {
    case .root: self = .root
    case .present: self = .present
    case .dismiss: self = .dismiss
    case .tab: self = .tab
    case .push: self = .push
    case .pop: self = .pop
    case .embed: self = .embed
    }
  }
}

extension Way: Comparable {
  /// Orders by where it leaves, launches first, then by where it leads, then by role, then by what
  /// it caused.
  static func < (a: Self, b: Self) -> Bool {
    guard a.from == b.from else {
      guard let fromB = b.from else { return false }
      guard let fromA = a.from else { return true }
      return fromA < fromB
    }
    if a.to != b.to { return a.to < b.to }
    if a.role != b.role { return a.role.rawValue < b.role.rawValue }
    return a.effects.lexicographicallyPrecedes(b.effects)
  }
}
