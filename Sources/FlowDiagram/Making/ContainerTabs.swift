import FlowGraph
import FlowTrace

/// The tabs of containers of an app's own: a screen that embeds others, and has a button for each of them
/// beside what it shows.
///
/// What tells tabs from other buttons is that at least three of the embedded screens are reached from the
/// container by a tap that leads nowhere else, but for what was pushed in the tab before. A trace that does not
/// know what was touched has the screen that was on display, so that each of *n* screens leads to each other
/// one.
struct ContainerTabs {
  /// What becomes of a transition.
  enum Change {
    /// It leads from the container, by this tab.
    case tab(of: Int, title: Substring)
    /// It leads from the container, by another button beside the tabs.
    case button(of: Int)
    /// A tab says as much: the container takes in its screen, or shows again what was pushed in it before.
    case dropped
  }

  /// By the place of the transition.
  private(set) var changes: [Int: Change] = [:]

  private let graph: NumberedGraph
  private var taps = Taps()

  /// The fewest screens that are taken for tabs, and the most.
  private static let counts = 3...12

  /// O(*n*), and for each container its embedded screens times the taps that lead to them.
  init(of graph: NumberedGraph) {
    self.graph = graph
    dropContents()
    var embedded: [Int: Set<Int>] = [:]
    for transition in graph.transitions where transition.kind == .embed {
      guard let from = transition.from else { continue }
      embedded[from, default: []].insert(transition.to)
    }
    embedded = embedded.filter { Self.counts.contains($0.value.count) }
    guard !embedded.isEmpty else { return }
    taps = Taps(of: graph)
    for (container, screens) in embedded.sorted(by: { $0.key < $1.key }) {
      let tabs = tabs(among: screens, in: container)
      if tabs.count >= Self.counts.lowerBound { gather(tabs, in: container) }
    }
  }

  /// The places of the transitions that lead on by a tap.
  private struct Taps {
    private(set) var byTrigger: [ExactString: [Int]] = [:]
    /// Those of pushes.
    private(set) var pushes: [Int: [Int]] = [:]

    init() {}

    init(of graph: NumberedGraph) {
      for (place, transition) in graph.transitions.enumerated() where transition.kind.isForward {
        let trigger = graph.trigger(of: transition)
        guard ContainerTabs.title(in: trigger) != nil else { continue }
        byTrigger[trigger, default: []].append(place)
        if transition.kind == .push { pushes[transition.to, default: []].append(place) }
      }
    }
  }

  /// Drops the embeddings that what was touched says itself: a menu leads to the content that it brings.
  private mutating func dropContents() {
    struct Lead: Hashable {
      var trigger: ExactString
      var to: Int
    }
    var leads: Set<Lead> = []
    for transition in graph.transitions where transition.kind.isForward && transition.kind != .embed
    {
      leads.insert(Lead(trigger: graph.trigger(of: transition), to: transition.to))
    }
    for (place, transition) in graph.transitions.enumerated()
    where transition.kind == .embed
      && leads.contains(Lead(trigger: graph.trigger(of: transition), to: transition.to))
    {
      changes[place] = .dropped
    }
  }

  /// A screen and the taps that lead to it.
  private struct Tab {
    var screen: Int
    /// The screens that each tap was done on.
    var sources: [ExactString: Set<Int>] = [:]

    func isReached(from screen: Int, in container: Int) -> Bool {
      sources.values.contains { $0.contains(screen) || $0.contains(container) }
    }
  }

  /// Returns the screens that can be reached from each other, or from the container.
  private func tabs(among screens: Set<Int>, in container: Int) -> [Tab] {
    var tabs: [Tab] = []
    let taps = taps(to: screens)
    let tabTaps = Set(taps.filter { Set($0.value.map(\.from)).count > 1 }.keys)
    for (trigger, leads) in taps {
      guard let screen = first(of: Set(leads.map(\.to)), without: tabTaps) else { continue }
      let place = tabs.firstIndex { $0.screen == screen } ?? tabs.endIndex
      if place == tabs.endIndex { tabs.append(Tab(screen: screen)) }
      tabs[place].sources[trigger] = Set(leads.compactMap(\.from))
    }
    tabs.sort { $0.screen < $1.screen }
    while true {
      let missing = tabs.map { tab in
        tabs.count { $0.screen != tab.screen && !tab.isReached(from: $0.screen, in: container) }
      }
      guard let worst = missing.indices.max(by: { missing[$0] < missing[$1] }), missing[worst] > 0
      else { return tabs }
      tabs.remove(at: worst)
    }
  }

  /// Returns the one of some screens from which the others are reached by pushes.
  ///
  /// - Parameters:
  ///   - screens: The screens that a tap leads to.
  ///   - tabTaps: The taps that may select tabs, and push nothing.
  private func first(of screens: Set<Int>, without tabTaps: Set<ExactString>) -> Int? {
    guard screens.count > 1 else { return screens.first }
    var visits = Visits(count: graph.screens.count)
    return screens.sorted().first { screen in
      visits.visit(from: screen) { screen in
        graph.transitions(from: screen).lazy.filter {
          $0.kind == .push && !tabTaps.contains(graph.trigger(of: $0))
        }.map(\.to)
      }
      return screens.allSatisfy { $0 == screen || visits.contains($0) }
    }
  }

  /// Returns the transitions of each tap that leads to one of some screens.
  private func taps(to screens: Set<Int>) -> [ExactString: [NumberedGraph.Transition]] {
    var found: [ExactString: [NumberedGraph.Transition]] = [:]
    for place in screens.lazy.flatMap({ taps.pushes[$0] ?? [] }) {
      let transition = graph.transitions[place]
      guard transition.from != nil else { continue }
      found[graph.trigger(of: transition), default: []].append(transition)
    }
    return found
  }

  /// Has the taps of tabs lead from their container.
  private mutating func gather(_ tabs: [Tab], in container: Int) {
    let screens = Set(tabs.map(\.screen))
    for place in graph.places(from: container) {
      let transition = graph.transitions[place]
      if transition.kind == .embed, screens.contains(transition.to) { changes[place] = .dropped }
    }
    var visits = Visits(count: graph.screens.count)
    for tab in tabs {
      visits.visit(from: tab.screen) { screen in
        graph.transitions(from: screen).lazy.filter { $0.kind == .push }.map(\.to)
      }
      // What the app embeds by itself is beside the tabs, such as a player.
      for place in graph.places(from: container) {
        let transition = graph.transitions[place]
        if transition.kind == .embed, visits.contains(transition.to),
          Self.title(in: graph.trigger(of: transition)) != nil
        {
          changes[place] = .dropped
        }
      }
      for trigger in tab.sources.keys {
        guard let title = Self.title(in: trigger) else { continue }
        for place in taps.byTrigger[trigger] ?? [] where graph.transitions[place].kind == .push {
          let transition = graph.transitions[place]
          if transition.to == tab.screen {
            changes[place] = .tab(of: container, title: title)
          } else if let from = transition.from, from == container || screens.contains(from),
            visits.contains(transition.to)
          {
            changes[place] = .dropped
          }
        }
      }
    }
    gatherButtons(onEach: screens, in: container)
  }

  /// Has the taps that do the same on each tab's screen lead from the container.
  private mutating func gatherButtons(onEach screens: Set<Int>, in container: Int) {
    guard let first = screens.first else { return }
    for place in graph.places(from: first) where changes[place] == nil {
      let lead = graph.transitions[place]
      let alike = (taps.byTrigger[graph.trigger(of: lead)] ?? []).filter { place in
        let other = graph.transitions[place]
        return changes[place] == nil && other.from != nil && other.kind == lead.kind
          && other.to == lead.to
      }
      guard screens.isSubset(of: alike.compactMap { graph.transitions[$0].from }) else { continue }
      for place in alike { changes[place] = .button(of: container) }
    }
  }

  /// Returns what a tap is on.
  fileprivate static func title(in trigger: ExactString) -> Substring? {
    let (text, lead) = (trigger.string, "tap \"")
    guard text.hasPrefix(lead), text.hasSuffix("\""), text.count > lead.count + 1 else {
      return nil
    }
    return text.dropFirst(lead.count).dropLast()
  }
}
