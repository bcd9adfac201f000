import FlowGraph
import FlowPerson

extension StateSpace {
  /// Why the found states may not be all there are, beside what was met on the way.
  ///
  /// - Parameters:
  ///   - met: what was met on the way.
  ///   - limits: the limits that were hit.
  func doubts(after met: [ExplorationDoubt], limits: [ExplorationLimits.Name]) -> [ExplorationDoubt]
  {
    var doubts = blanks + met
    let endless = limits.first.flatMap(endless)
    doubts += endless.map { [$0] } ?? []
    doubts += limits.dropFirst(endless == nil ? 0 : 1)
      .map { ExplorationDoubt(.limit($0), ExploredPath(actions: [])) }
    if doubts.isEmpty { doubts += untried }
    doubts += tooMany(multiplied, most: Self.mostVariants) { .multiplied(screen: $0, states: $1) }
    doubts += tooMany(crowded, most: Self.mostOfScreens) { .crowded(screen: $0, states: $1) }
    return doubts + tooManyPages + windowsBehind
      + never(\.disabled) { .disabled(control: $0, screen: $1) }
      + never(\.blocked) { .outOfReach(control: $0, screen: $1) }
  }

  /// The names of what was typed into, sorted.
  var inputs: [String] {
    let names = states.flatMap(\.actions).compactMap { explored -> String? in
      if case .enter(_, let name, _) = explored.action { name } else { nil }
    }
    return Set(names).sorted()
  }

  /// The texts that nothing on display takes.
  func doubts(about texts: [String: [String]]) -> [ExplorationDoubt] {
    guard !texts.isEmpty else { return [] }
    let fields = Set(states.flatMap { tree[$0.node].sighting.inputs })
    return texts.keys.filter { !fields.contains($0) }.sorted().map { name in
      ExplorationDoubt(
        .unusedText(field: name, found: fields.sorted()), ExploredPath(actions: []))
    }
  }

  /// The limit that left actions untried, with the screen that most states show.
  private func endless(_ limit: ExplorationLimits.Name) -> ExplorationDoubt? {
    guard states.contains(where: { $0.actions.contains { $0.outcome == .untried } }) else {
      return nil
    }
    let counts = states.indices.reduce(into: [String: Int]()) {
      $0[node(of: $1).sighting.screen ?? "nothing", default: 0] += 1
    }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      let deepest = states.indices.last(where: {
        node(of: $0).sighting.screen ?? "nothing" == most.key
      })
    else { return nil }
    return ExplorationDoubt(
      .endless(screen: most.key, states: most.value, limit: limit),
      path(to: states[deepest].node))
  }

  /// Where more states were met than there is room for.
  ///
  /// - Parameters:
  ///   - firsts: the first of those states, for each place.
  ///   - most: how many there is room for.
  ///   - kind: the reason to doubt for a screen and this number.
  private func tooMany(
    _ firsts: [Int], most: Int, _ kind: (_ screen: String, _ states: Int) -> ExplorationDoubt.Kind
  ) -> [ExplorationDoubt] {
    firsts.map { first in
      ExplorationDoubt(
        kind(node(of: first).sighting.screen ?? "nothing", most), path(to: states[first].node))
    }
  }

  /// Where more pages were turned than count, once for each class of screens.
  private var tooManyPages: [ExplorationDoubt] {
    var screens: Set<String> = []
    return tree.nodes.indices.compactMap { index in
      let sighting = tree[index].sighting
      guard sighting.hasMorePages, screens.insert(sighting.screen ?? "nothing").inserted
      else { return nil }
      return ExplorationDoubt(
        .pages(screen: sighting.screen ?? "nothing", pages: PagePositions.last),
        path(to: index))
    }
  }

  /// The states in which nothing is on display: after a launch without a window, or in a container with
  /// nothing in it.
  private var blanks: [ExplorationDoubt] {
    states.lazy.map(\.node).filter { node in
      let sighting = tree[node].sighting
      return sighting.screen == nil && sighting.actions.allSatisfy(\.isOutside)
    }.map { ExplorationDoubt(.blank, path(to: $0)) }
  }

  /// Windows of the app that were behind another one all the time.
  private var windowsBehind: [ExplorationDoubt] {
    var seen = Set(states.compactMap { tree[$0.node].sighting.windows.last })
    return states.flatMap { state in
      tree[state.node].sighting.windows.dropLast().filter { seen.insert($0).inserted }
        .map { ExplorationDoubt(.windowBehind(screen: $0), path(to: state.node)) }
    }
  }

  /// The first action that leads nowhere known.
  private var untried: [ExplorationDoubt] {
    for state in states {
      for explored in state.actions where !explored.leadsOn {
        return [ExplorationDoubt(.untried, path(to: state.node, then: explored.action))]
      }
    }
    return []
  }

  /// What could be used in no state of its screen, or of the controller around screens that it stands in,
  /// once for each of them and each title.
  ///
  /// - Parameters:
  ///   - titles: what could not be used in a state.
  ///   - kind: the reason to doubt for a title on a screen.
  private func never(
    _ titles: (ExplorerSession.Sighting) -> [String],
    _ kind: (_ control: String, _ screen: String) -> ExplorationDoubt.Kind
  ) -> [ExplorationDoubt] {
    var seen: Set<ScreenControl> = []
    for state in states {
      for title in state.actions.flatMap(\.action.controls) {
        seen.insert(ScreenControl(title, in: tree[state.node].sighting))
      }
    }
    var doubts: [ExplorationDoubt] = []
    for state in states {
      let sighting = tree[state.node].sighting
      for title in titles(sighting) {
        let control = ScreenControl(title, in: sighting)
        guard let screen = control.screen?.string, seen.insert(control).inserted else { continue }
        doubts.append(ExplorationDoubt(kind(title, screen), path(to: state.node)))
      }
    }
    return doubts
  }
}

/// A control as a person finds it again: by its title and the class of its screen, or of the
/// controller around screens that it stands in.
private struct ScreenControl: Hashable {
  let screen: ExactString?
  let title: ExactString

  init(_ title: String, in sighting: ExplorerSession.Sighting) {
    screen = (sighting.surroundings[title] ?? sighting.screen).map { ExactString($0) }
    self.title = ExactString(title)
  }
}
