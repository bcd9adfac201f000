import FlowGraph
import FlowPerson

/// Which changes of hidden tabs were followed up.
struct HiddenChangeLog {
  /// The number of nodes that were looked at.
  var nodes = 0
  private var known: Set<Change> = []

  private struct Change: Hashable {
    let launch: Int
    let tab: HiddenTab.Place
    let text: ExactString
  }

  /// Whether no other change left the same in the same tab.
  mutating func isNew(_ change: HiddenChange, in space: StateSpace) -> Bool {
    let node = space.tree[change.node]
    let text = node.sighting.text(ofHidden: change.tab) ?? ""
    return known.insert(
      Change(launch: node.launch, tab: change.tab, text: ExactString(text))
    ).inserted
  }
}

// MARK: Tabs changed while hidden

extension ExplorationSearch {
  /// Goes to the hidden tabs that a step elsewhere changed, where what they hold does not count: there it
  /// is on display, and so a state of its own.
  mutating func visitChangedTabs() async {
    guard space.leavesOutHiddenTabs else { return }
    while hiddenChanges.nodes < space.tree.nodes.count {
      let node = hiddenChanges.nodes
      hiddenChanges.nodes += 1
      for change in space.hiddenChanges(at: node) where hiddenChanges.isNew(change, in: space) {
        await visit(change)
        await expandStates()
      }
    }
  }

  private mutating func visit(_ change: HiddenChange) async {
    guard let session = await arrive(at: change.node) else { return }
    defer { session.end() }
    var node = change.node
    while !space.tree[node].sighting.isSelected(change.tab) {
      guard let state = space.state(at: space.tree[node].sighting, in: space.context(of: node)),
        let route = space.route(
          from: state, where: { !$0.action.changesValue },
          to: { [space] _, end in space.node(of: end).sighting.isSelected(change.tab) }),
        route.count + space.tree[node].depth < replayer.budget.limits.depth,
        let action = route.first?.action,
        let next = await take(action, from: node, in: session)
      else { return }
      node = next
    }
  }
}
