import FlowPerson
import FlowTrace

extension ExplorationSearch {
  func path(_ launch: Int, _ actions: [PersonAction]) -> ExploredPath {
    ExploredPath(launch: label(of: launch), actions: actions)
  }

  /// What to call a launch: as the app does, or by its number among several.
  func label(of launch: Int) -> String? {
    let launches = explorer.launches
    return launches[launch].label ?? (launches.count > 1 ? "launch \(launch + 1)" : nil)
  }

  /// What a node's state is known by.
  func key(of node: PathTree.Index, _ launch: Int) -> Key {
    Key(launch: launch, identity: tree.nodes[node].identity)
  }

  /// Notes what a session has come to.
  mutating func add(
    _ session: ExplorerSession, parent: PathTree.Index?, action: PersonAction?, screen: String?
  ) -> PathTree.Index {
    let records = session.takeRecords()
    types.formUnion(records.compactMap(\.event.typeName))
    let happening = session.reader.read(records, on: screen)
    return tree.add(
      PathTree.Node(
        parent: parent, action: action, depth: parent.map { tree[$0].depth + 1 } ?? 0,
        sighting: session.look(), records: records, happening: happening))
  }

  /// What to call what is on display.
  static func name(_ screen: String?, _ title: String?) -> String {
    (screen ?? "nothing") + (title.map { " “\($0)”" } ?? "")
  }

  /// Whether a replay has come to the same as the first time, and reports it when not.
  ///
  /// What was recorded is compared at every step, the whole interface at the last.
  mutating func isSame(
    _ session: ExplorerSession, _ index: PathTree.Index, _ launch: Int, isLast: Bool
  ) -> Bool {
    let records = session.takeRecords()
    session.reader.skip(records)
    let isSame = hasRecorded(records, at: index)
    if isSame && !isLast { return true }
    let sighting = session.look()
    if isSame && sighting.identity == tree[index].identity { return true }
    tellDifference(at: index, sighting, launch)
    return false
  }

  /// Whether the same was recorded as the first time.
  func hasRecorded(_ records: [TraceRecord], at index: PathTree.Index) -> Bool {
    records.elementsEqual(tree.nodes[index].records) { $0.event == $1.event }
  }

  /// Reports that the app was not the same as the first time; once for each place.
  mutating func tellDifference(
    at index: PathTree.Index, _ sighting: ExplorerSession.Sighting, _ launch: Int
  ) {
    guard differing.insert(index).inserted else { return }
    let node = tree[index]
    findings.append(
      ExplorationFinding(
        .nondeterministic(
          step: node.depth, expected: Self.name(node.screen, node.sighting.title),
          found: Self.name(sighting.screen, sighting.title)),
        path(launch, tree.actions(to: index))))
  }
}

extension TraceEvent {
  /// The class that is introduced, if one is.
  fileprivate var typeName: String? {
    switch self {
    case .coordinator(let it): it.type
    case .screen(let it): it.type
    default: nil
    }
  }
}
