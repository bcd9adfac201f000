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
  /// The texts of the rows that triggers select.
  private var rowTexts: [ExactString: FirstUses.RowText] = [:]

  /// - Parameters:
  ///   - trigger: What is done.
  ///   - target: Where it leads.
  ///   - count: How often it was done.
  ///   - firstUse: When it was first done; for a tab, when its screen first appeared.
  ///   - row: The text of the row that it selects.
  mutating func add(
    _ trigger: ExactString, to target: Target, count: Int, firstUse: FirstUses.Moment,
    row: FirstUses.RowText? = nil
  ) {
    if let row { rowTexts[trigger] = rowTexts[trigger]?.merged(with: row) ?? row }
    let trigger = target.role == .embed ? ExactString("") : trigger
    leads.append(Lead(trigger: trigger, target: target, count: count, firstUse: firstUse))
  }

  /// The actions, in the order of their first use, then of their first triggers: those that lead on
  /// before those that only lead back. O(*n* log *n*).
  func sorted() -> [Action] {
    let groups = groups()
    let rows = TriggerRows.rows(of: groups.map(\.triggers), texts: rowTexts)
    let actions = zip(groups, rows).map { group, rows in
      Action(
        rows: group.triggers == [ExactString("")] ? [] : rows, targets: group.targets,
        counts: group.counts, firstUse: group.firstUse)
    }
    guard actions.count > 1 else { return actions }
    let keys = actions.map { action in
      (
        turn: action.targets.contains { $0.role.isForward } ? 0 : 1, firstUse: action.firstUse,
        words: ExactString(action.rows.first?.order ?? ""), target: action.targets[0]
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
    var targets: [Target] = []
    var counts: [Int] = []
    var firstUse = FirstUses.Moment.never

    /// Adds what the group's trigger leads to, in the order of the targets.
    mutating func add(_ lead: Lead) {
      firstUse = min(firstUse, lead.firstUse)
      if targets.last == lead.target {
        counts[counts.count - 1].addSaturated(lead.count)
      } else {
        targets.append(lead.target)
        counts.append(lead.count)
      }
    }

    /// Adds the triggers of a group with the same targets.
    mutating func merge(_ other: Group) {
      triggers += other.triggers
      firstUse = min(firstUse, other.firstUse)
      for index in counts.indices { counts[index].addSaturated(other.counts[index]) }
    }
  }

  /// What targets of one trigger have in common that share a row: those with arrows do, and of those
  /// that are named, the ones that are reached in the same way, with the same effects.
  private struct Way: Hashable {
    var role: Diagram.Edge.Role?
    var effects: [DiagramMarks.Effect]
    var change: Diagram.Change?

    init(_ target: Target) {
      role = target.isNamed ? target.role : nil
      effects = target.isNamed ? target.effects : []
      change = target.change
    }
  }

  /// Returns triggers with equal targets together.
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
    var rest = leads[...]
    while let first = rest.first {
      let end = rest.firstIndex { $0.trigger != first.trigger } ?? rest.endIndex
      var ways: [(way: Way, group: Group)] = []
      for lead in rest[..<end] {
        let way = Way(lead.target)
        let place = ways.firstIndex { $0.way == way } ?? ways.endIndex
        if place == ways.endIndex { ways.append((way, Group(triggers: [lead.trigger]))) }
        ways[place].group.add(lead)
      }
      for (_, group) in ways {
        if let place = places[group.targets] {
          groups[place].merge(group)
        } else {
          places[group.targets] = groups.count
          groups.append(group)
        }
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
