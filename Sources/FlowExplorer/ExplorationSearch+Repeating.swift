import FlowPerson

extension ExplorationSearch {
  /// Goes round twice more where a way round left more coordinators linked than there were before:
  /// whether they pile up or one takes the other's place shows only then.
  mutating func repeatWhatPilesUp() async {
    for end in kept {
      guard let beginning = beginning(ofRoundTo: end), let launch = launch(of: end) else {
        continue
      }
      guard !isOver() else { return }
      let path = tree.path(to: end)
      let round = path.drop { $0 != beginning }.dropFirst().compactMap { tree[$0].action }
      let session = await begin(launch)
      defer { session.end() }
      guard await replay(to: end, in: session, launch) else { continue }
      if let last = await goOn(round + round, in: session, launch, from: end) {
        repeated.append(last)
      }
    }
  }

  /// The last moment before, with the same interface, at which fewer coordinators were linked.
  private func beginning(ofRoundTo end: PathTree.Index) -> PathTree.Index? {
    tree.path(to: end).dropLast().last {
      tree[$0].identity == tree[end].identity
        && tree[$0].happening.links < tree[end].happening.links
    }
  }

  /// Walks on as far as it goes, and returns where that is.
  private mutating func goOn(
    _ actions: [PersonAction], in session: ExplorerSession, _ launch: Int,
    from node: PathTree.Index
  ) async -> PathTree.Index? {
    var node = node
    for action in actions {
      let path = path(launch, tree.actions(to: node) + [action])
      guard tree[node].actions.contains(action), !isOver(), !isTrap(path),
        (try? await attempt(action, in: session, path)) != nil
      else { return nil }
      node = add(session, parent: node, action: action, screen: tree[node].screen)
    }
    return node
  }

  func launch(of node: PathTree.Index) -> Int? {
    tree.path(to: node).first.flatMap { root in roots.firstIndex(of: root) }
  }
}
