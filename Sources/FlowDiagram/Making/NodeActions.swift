import FlowGraph

/// What can be done on the screens of a node: triggers that lead the same way share an action, and a
/// trigger that leads on several ways is one.
///
/// A child is embedded because of its parent, not of anything that is done: such edges have no
/// action.
struct NodeActions {
  /// Where a transition leads.
  struct Target: Hashable {
    var role: Diagram.Edge.Role
    /// The number of the node.
    var head: Int
    /// What the transition caused, sorted.
    var effects: [DiagramMarks.Effect] = []
    var change: Diagram.Change?
    /// Whether the row names the node, where others have an arrow: one that leads back, or to the same
    /// node again.
    var isNamed = false
  }

  struct Action {
    var rows: [Diagram.Row]
    /// Sorted.
    var targets: [Target]
    /// By target, how often its transitions happened.
    var counts: [Int]
    var firstUse: FirstUses.Moment
  }

  private struct Lead {
    var trigger: ExactString
    var target: Target
    var count: Int
    var firstUse: FirstUses.Moment
  }

  private var leads: [Lead] = []

  /// - Parameter firstUse: When it was first done; for a tab, when its screen first appeared.
  mutating func add(
    _ trigger: ExactString, to target: Target, count: Int, firstUse: FirstUses.Moment
  ) {
    let trigger = target.role == .embed ? ExactString("") : trigger
    leads.append(Lead(trigger: trigger, target: target, count: count, firstUse: firstUse))
  }

  /// The actions, in the order of their first use, then of their first triggers: those that lead on
  /// before those that only lead back. O(*n* log *n*).
  func sorted() -> [Action] {
    let groups = groups()
    let rows = TriggerRows.rows(of: groups.map(\.triggers))
    let actions = zip(groups, rows).map { group, rows in
      Action(
        rows: group.triggers == [ExactString("")] ? [] : rows, targets: group.targets,
        counts: group.counts, firstUse: group.firstUse)
    }
    guard actions.count > 1 else { return actions }
    let keys = actions.map { action in
      (
        turn: action.targets.contains { $0.role.isForward } ? 0 : 1, firstUse: action.firstUse,
        words: ExactString(action.rows.first?.description ?? ""), target: action.targets[0]
      )
    }
    return actions.indices.sorted { a, b in
      if keys[a].turn != keys[b].turn { return keys[a].turn < keys[b].turn }
      if keys[a].firstUse != keys[b].firstUse { return keys[a].firstUse < keys[b].firstUse }
      if keys[a].words != keys[b].words { return keys[a].words < keys[b].words }
      return keys[a].target < keys[b].target
    }.map { actions[$0] }
  }

  private struct Group {
    var triggers: [ExactString]
    var targets: [Target]
    var counts: [Int]
    var firstUse: FirstUses.Moment
  }

  /// Returns triggers with equal targets together. Each target that is named is one by itself, and so is
  /// what is new, and what is gone.
  private func groups() -> [Group] {
    guard leads.count > 1 else {
      return leads.map {
        Group(
          triggers: [$0.trigger], targets: [$0.target], counts: [$0.count], firstUse: $0.firstUse)
      }
    }
    let leads = self.leads.sorted { a, b in
      a.trigger == b.trigger ? a.target < b.target : a.trigger < b.trigger
    }
    var groups: [Group] = []
    var places: [[Target]: Int] = [:]
    func add(
      _ trigger: ExactString, _ targets: [Target], _ counts: [Int], _ firstUse: FirstUses.Moment
    ) {
      if let place = places[targets] {
        groups[place].firstUse = min(groups[place].firstUse, firstUse)
        if groups[place].triggers.last != trigger { groups[place].triggers.append(trigger) }
        for index in counts.indices { groups[place].counts[index].addSaturated(counts[index]) }
      } else {
        places[targets] = groups.count
        groups.append(
          Group(triggers: [trigger], targets: targets, counts: counts, firstUse: firstUse))
      }
    }
    var rest = leads[...]
    while let first = rest.first {
      let end = rest.firstIndex { $0.trigger != first.trigger } ?? rest.endIndex
      for change in [nil] + Diagram.Change.allCases {
        var (targets, counts): ([Target], [Int]) = ([], [])
        var firstUse = FirstUses.Moment.never
        for lead in rest[..<end] where lead.target.change == change {
          if lead.target.isNamed {
            add(lead.trigger, [lead.target], [lead.count], lead.firstUse)
            continue
          }
          firstUse = min(firstUse, lead.firstUse)
          if targets.last == lead.target {
            counts[counts.count - 1].addSaturated(lead.count)
          } else {
            targets.append(lead.target)
            counts.append(lead.count)
          }
        }
        if !targets.isEmpty { add(first.trigger, targets, counts, firstUse) }
      }
      rest = rest[end...]
    }
    return groups
  }
}

extension NodeActions.Target: Comparable {
  /// Orders by where it leads, then by role, effects and change.
  static func < (a: Self, b: Self) -> Bool {
    if a.head != b.head { return a.head < b.head }
    if a.role != b.role { return a.role.rawValue < b.role.rawValue }
    if a.effects != b.effects { return a.effects.lexicographicallyPrecedes(b.effects) }
    return (a.change?.rawValue ?? "") < (b.change?.rawValue ?? "")
  }
}
