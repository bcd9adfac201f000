import FlowTrace

extension FlowGraph {
  /// Some coordinators, those that they own, those that these own and so on, and the screens that
  /// these show, with the screens embedded in them. O(*n*).
  public func only(_ coordinators: Set<Name>) -> FlowGraph {
    var children: [Name: [Name]] = [:]
    for link in linkSet { children[link.parent, default: []].append(link.child) }
    var parts: [Name: [Name]] = [:]
    for transition in transitionCounts.keys where transition.kind == .embed {
      if let host = transition.from { parts[host, default: []].append(transition.to) }
    }
    let owned = Self.reached(from: coordinators, along: children)
    let shown = presentSet.lazy.filter { owned.contains($0.coordinator) }.map(\.screen)
    return keeping(coordinators: owned, screens: Self.reached(from: Set(shown), along: parts))
  }

  private static func reached(from starts: Set<Name>, along next: [Name: [Name]]) -> Set<Name> {
    var found = starts
    var stack = Array(starts)
    while let name = stack.popLast() {
      stack += (next[name] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }
}
