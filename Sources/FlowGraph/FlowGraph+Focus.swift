extension FlowGraph {
  /// The surroundings of some coordinators and screens: everything that is at most `depth` steps
  /// away, and who shows the screens among it.
  ///
  ///     graph.focusing(on: [.init(type: "Shop.CartViewController")], depth: 2)
  ///
  /// A step is a transition, a link or a showing, along it or against it. O(*n*).
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
