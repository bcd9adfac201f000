import FlowPerson
import FlowTrace

extension ExplorationSearch {
  func path(_ launch: Int, _ actions: [PersonAction]) -> ExploredPath {
    ExploredPath(launch: explorer.launches[launch].label, actions: actions)
  }

  /// Notes what a session has come to.
  mutating func add(
    _ session: ExplorerSession, parent: PathTree.Index?, action: PersonAction?, screen: String?
  ) -> PathTree.Index {
    let records = session.takeRecords()
    types.formUnion(records.compactMap(\.event.typeName))
    let happening = session.reader.read(records, on: screen)
    let sighting = session.look()
    return tree.add(
      PathTree.Node(
        parent: parent, action: action, depth: parent.map { tree[$0].depth + 1 } ?? 0,
        identity: sighting.identity, screen: sighting.screen, title: sighting.title,
        actions: sighting.actions,
        disabled: sighting.disabled, records: records, happening: happening))
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
    let node = tree[index]
    let records = session.takeRecords()
    session.reader.skip(records)
    var isSame = records.elementsEqual(node.records) { $0.event == $1.event }
    if isSame && !isLast { return true }
    let sighting = session.look()
    isSame = isSame && sighting.identity == node.identity
    if !isSame, differing.insert(index).inserted {
      findings.append(
        ExplorationFinding(
          .nondeterministic(
            step: node.depth, expected: Self.name(node.screen, node.title),
            found: Self.name(sighting.screen, sighting.title)),
          path(launch, tree.actions(to: index))))
    }
    return isSame
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
