import FlowTrace

extension FlowGraph {
  /// Returns the surroundings of some coordinators and screens, with those who show the screens among
  /// them. O(*n*).
  ///
  ///     graph.focusing(on: [.init(type: "Shop.CartViewController")], depth: 2)
  ///
  /// - Parameters:
  ///   - names: the coordinators and screens in the middle.
  ///   - depth: the most transitions, links and presentations to follow from there, in either direction.
  public func focusing(on names: Set<Name>, depth: Int) -> FlowGraph {
    var near: [Thing: [Thing]] = [:]
    func connect(_ a: Thing, _ b: Thing) {
      near[a, default: []].append(b)
      near[b, default: []].append(a)
    }
    for link in linkSet { connect(.coordinator(link.parent), .coordinator(link.child)) }
    for present in presentSet {
      connect(.coordinator(present.coordinator), .screen(present.screen))
    }
    for transition in transitionCounts.keys {
      if let from = transition.from { connect(.screen(from), .screen(transition.to)) }
    }
    var border = names.flatMap { [Thing.coordinator($0), .screen($0)] }
    var found = Set(border)
    var steps = 0
    while steps < depth, !border.isEmpty {
      steps += 1
      border = border.flatMap { near[$0] ?? [] }.filter { found.insert($0).inserted }
    }
    let screens = screenSet.filter { found.contains(.screen($0)) }
    let presenters = presentSet.lazy.filter { screens.contains($0.screen) }.map(\.coordinator)
    return keeping(
      coordinators: coordinatorSet.filter { found.contains(.coordinator($0)) }.union(presenters),
      screens: screens)
  }

  /// A coordinator and a screen may have the same name.
  private enum Thing: Hashable {
    case coordinator(Name)
    case screen(Name)
  }
}

extension FlowGraph {
  /// Returns the part of the graph between some coordinators and screens: what leads from one of them
  /// to another, with its counts, and where the app begins if it begins with one. O(*n*).
  ///
  /// - Parameters:
  ///   - coordinators: the coordinators to keep. Names that are not in the graph are ignored.
  ///   - screens: the screens to keep. Names that are not in the graph are ignored.
  package func keeping(coordinators: Set<Name>, screens: Set<Name>) -> FlowGraph {
    func isKept(_ transition: Transition) -> Bool {
      screens.contains(transition.to) && transition.from.map(screens.contains) ?? true
    }
    return FlowGraph(
      apps: apps, launches: launchSet,
      coordinators: coordinatorSet.intersection(coordinators),
      screens: screenSet.intersection(screens),
      links: linkSet.filter { coordinators.contains($0.parent) && coordinators.contains($0.child) },
      presents: presentSet.filter {
        coordinators.contains($0.coordinator) && screens.contains($0.screen)
      },
      transitionCounts: transitionCounts.filter { isKept($0.key) },
      inferred: inferredSet.filter(isKept), standIns: standInSet.intersection(screens))
  }
}

extension FlowGraph {
  /// Returns the part of the graph that some coordinators own, directly or through others: these
  /// coordinators, the screens that they show, and the screens embedded in those. O(*n*).
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
