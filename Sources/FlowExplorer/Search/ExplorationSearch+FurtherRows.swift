import FlowGraph
import FlowPerson

/// The screens with lists of which every row was selected once.
struct SelectedLists {
  /// How many screens of one class are looked at.
  private static let most = 4
  private var titles: [ExactString: Set<ExactString>] = [:]

  /// Whether the rows of a screen's lists are still to be selected, which they count as from here on.
  mutating func begin(_ sighting: ExplorerSession.Sighting) -> Bool {
    guard !sighting.furtherRows.isEmpty, let screen = sighting.screen.map({ ExactString($0) }),
      titles[screen]?.count ?? 0 < Self.most
    else { return false }
    return titles[screen, default: []].insert(ExactString(sighting.title ?? "")).inserted
  }
}

extension ExplorationSearch {
  /// Selects the rows that others stand for, once for each screen: in a list of settings every row leads
  /// elsewhere, though all cells are of one kind. What leads to a screen that is known counts as the row that
  /// stands for it.
  mutating func selectFurtherRows(in state: Int) async {
    let node = space.states[state].node
    guard lists.begin(space.tree[node].sighting) else { return }
    for row in space.tree[node].sighting.furtherRows {
      if let limit = replayer.budget.limit(atDepth: space.tree[node].depth) {
        return replayer.hit(limit)
      }
      let known = space.tree[node].children[row]
      let end = if let known { known } else { await select(row, at: node) }
      guard let end, !isKnown(space.tree[end].sighting) else { continue }
      add(ExploredAction(action: row, outcome: enter(end)), in: state)
    }
  }

  private mutating func select(
    _ row: PersonAction, at node: PathTree.Index
  ) async -> PathTree.Index? {
    guard !replayer.isTrap(space.path(to: node, then: row)), let session = await arrive(at: node)
    else { return nil }
    defer { session.end() }
    return await step(row, from: node, in: session)
  }

  /// Whether a state shows a screen of the same class, and an alert of the same title.
  private func isKnown(_ sighting: ExplorerSession.Sighting) -> Bool {
    space.states.contains { state in
      let known = space.tree[state.node].sighting
      return known.screen == sighting.screen
        && (sighting.screen != "UIAlertController" || known.title == sighting.title)
    }
  }
}
