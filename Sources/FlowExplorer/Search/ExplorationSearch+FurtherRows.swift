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
  /// elsewhere, though all cells are of one kind. What leads to where another row of the screen does counts as
  /// that one.
  mutating func selectFurtherRows(in state: Int) async {
    let node = space.states[state].node
    guard lists.begin(space.tree[node].sighting) else { return }
    var known = Set(
      space.tree[node].children.filter { $0.key.isRow }
        .map { RowTarget(space.tree[$0.value].sighting) })
    for row in space.tree[node].sighting.furtherRows {
      if let limit = replayer.budget.limit(atDepth: space.tree[node].depth) {
        return replayer.hit(limit)
      }
      let end: PathTree.Index? =
        if let end = space.tree[node].children[row] { end } else { await select(row, at: node) }
      guard let end, known.insert(RowTarget(space.tree[end].sighting)).inserted else { continue }
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
}

/// Where a row of a list leads: to a screen of a class, or to an alert of a title.
private struct RowTarget: Hashable {
  private let screen: String?
  private let title: String?

  init(_ sighting: ExplorerSession.Sighting) {
    screen = sighting.screen
    title = sighting.alertTitle
  }
}

extension PersonAction {
  fileprivate var isRow: Bool {
    switch self {
    case .selectRow, .selectItem: true
    default: false
    }
  }
}
