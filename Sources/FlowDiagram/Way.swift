import FlowTrace

/// All transitions of one kind between two screens that caused the same: one arrow.
struct Way: Hashable {
  /// The number of a screen, as the next; nil at launch.
  var from: Int?
  var to: Int
  var role: Diagram.Edge.Role
  /// What each of them caused, sorted.
  var effects: [DiagramMarks.Effect] = []
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
    if a.from != b.from { return a.from ?? -1 < b.from ?? -1 }
    if a.to != b.to { return a.to < b.to }
    if a.role != b.role { return a.role.rawValue < b.role.rawValue }
    return a.effects.lexicographicallyPrecedes(b.effects)
  }
}
