import FlowGraph
import FlowTrace

/// A graph with numbers for names: the places of its coordinators, and those of its screens, in
/// the order of their names.
///
/// Each name is looked up once, here. Numbers are in the order of names, find what belongs to them
/// in arrays, and take eight bytes.
struct NumberedGraph {
  struct Link {
    var parent: Int
    var child: Int
  }

  struct Presentation {
    var coordinator: Int
    var screen: Int
  }

  struct Transition {
    /// Nil at launch.
    var from: Int?
    var to: Int
    var kind: TransitionKind
    var isImplicit: Bool
    /// Its place among those of the graph, which are in no order.
    fileprivate var place: Int
  }

  /// Sorted, as everything is.
  let coordinators: [FlowGraph.Name]
  let screens: [FlowGraph.Name]
  /// The screens that are not the app's own.
  let standIns: Set<FlowGraph.Name>
  let links: [Link]
  let presents: [Presentation]
  private(set) var transitions: [Transition] = []

  private let counts: [FlowGraph.Transition: Int]
  /// By place.
  private var originals: [Dictionary<FlowGraph.Transition, Int>.Index] = []
  private var triggers: [ExactString] = []
  private let coordinatorNumbers: [FlowGraph.Name: Int]
  private let screenNumbers: [FlowGraph.Name: Int]
  /// Where the transitions from each screen begin, and where the last end.
  private var starts: [Int] = []

  /// O(*n* log *n*).
  init(_ graph: FlowGraph) {
    coordinators = graph.coordinators
    screens = graph.screens
    standIns = graph.standInSet
    let coordinatorNumbers = Dictionary(uniqueKeysWithValues: zip(coordinators, 0...))
    let screenNumbers = Dictionary(uniqueKeysWithValues: zip(screens, 0...))
    self.coordinatorNumbers = coordinatorNumbers
    self.screenNumbers = screenNumbers
    links = graph.linksInAnyOrder.compactMap { link in
      guard let parent = coordinatorNumbers[link.parent], let child = coordinatorNumbers[link.child]
      else { return nil }
      return Link(parent: parent, child: child)
    }.sorted { ($0.parent, $0.child) < ($1.parent, $1.child) }
    presents = graph.presentsInAnyOrder.compactMap { present in
      guard let coordinator = coordinatorNumbers[present.coordinator],
        let screen = screenNumbers[present.screen]
      else { return nil }
      return Presentation(coordinator: coordinator, screen: screen)
    }.sorted { ($0.coordinator, $0.screen) < ($1.coordinator, $1.screen) }
    counts = graph.transitionCounts
    transitions.reserveCapacity(counts.count)
    originals.reserveCapacity(counts.count)
    triggers.reserveCapacity(counts.count)
    for index in counts.indices {
      let transition = counts[index].key
      let from = transition.from.map { screenNumbers[$0] }
      guard let to = screenNumbers[transition.to], from != .some(nil) else { continue }
      transitions.append(
        Transition(
          from: from ?? nil, to: to, kind: transition.kind, isImplicit: transition.isImplicit,
          place: originals.count))
      originals.append(index)
      triggers.append(ExactString(transition.trigger))
    }
    sort()
  }

  private mutating func sort() {
    transitions.sort { [counts, originals] a, b in
      if a.from != b.from { return a.from ?? -1 < b.from ?? -1 }
      if a.to != b.to { return a.to < b.to }
      return counts[originals[a.place]].key < counts[originals[b.place]].key
    }
    starts = Self.starts(of: transitions, screens: screens.count)
  }

  /// Has the buttons of containers of the app's own lead from the containers.
  mutating func gatherTabs() {
    let changes = ContainerTabs(of: self).changes
    guard !changes.isEmpty else { return }
    for (place, change) in changes {
      switch change {
      case .tab(let container, let title):
        transitions[place].from = container
        transitions[place].kind = .tab
        triggers[transitions[place].place] = ExactString("tab \"\(title)\"")
      case .button(let container): transitions[place].from = container
      case .dropped: continue
      }
    }
    transitions = transitions.enumerated().compactMap { place, transition in
      if case .dropped = changes[place] { nil } else { transition }
    }
    sort()
  }

  /// Has what a tap on a tab brings about in place of the tab's screen, such as a sheet that the tab bar's
  /// delegate presents, lead from the tab bar: a trace has the screen that was on display. What a screen
  /// embeds when its tab shows stays its own. With several tab bars nothing changes.
  mutating func gatherTabTaps() {
    let bars = Set(tabBars)
    guard bars.count == 1, let bar = bars.first else { return }
    let places = transitions.indices.filter { place in
      let transition = transitions[place]
      return transition.kind != .tab && transition.kind != .embed && transition.kind.isForward
        && transition.from != nil && transition.to != bar
        && trigger(of: transition).string.hasPrefix("tab \"")
    }
    guard !places.isEmpty else { return }
    for place in places { transitions[place].from = bar }
    sort()
  }

  /// Has what reaches the app from outside, on whichever screen, lead from where the app begins: once to each
  /// screen, in one way. It leads back only where it leads on from no screen; of several ways on, it is the
  /// same one in each drawing. What is embedded stays in its host.
  mutating func gather(fromOutside gathered: Set<FlowGraph.Transition>) {
    struct Way: Hashable {
      var trigger: ExactString
      var to: Int
    }
    let places = transitions.indices.filter {
      transitions[$0].kind != .embed && gathered.contains(self[transitions[$0]])
    }
    guard !places.isEmpty else { return }
    func way(_ place: Int) -> Way {
      Way(trigger: trigger(of: transitions[place]), to: transitions[place].to)
    }
    let kinds = Dictionary(places.map { (way($0), transitions[$0].kind) }) { a, b in
      if a.isForward != b.isForward { return a.isForward ? a : b }
      return a.rawValue < b.rawValue ? a : b
    }
    for place in places {
      transitions[place].kind = kinds[way(place)] ?? transitions[place].kind
      transitions[place].from = nil
    }
    sort()
  }

  private static func starts(of transitions: [Transition], screens: Int) -> [Int] {
    var starts = Array(repeating: 0, count: screens + 1)
    for transition in transitions {
      if let from = transition.from { starts[from + 1] += 1 }
    }
    starts[0] = transitions.prefix { $0.from == nil }.count
    for screen in 0..<screens { starts[screen + 1] += starts[screen] }
    return starts
  }
}

extension NumberedGraph {
  /// The transition in whole. O(1).
  subscript(_ transition: Transition) -> FlowGraph.Transition {
    counts[originals[transition.place]].key
  }

  /// How often it happened. O(1).
  func count(of transition: Transition) -> Int { counts[originals[transition.place]].value }

  /// What was done. O(1).
  func trigger(of transition: Transition) -> ExactString { triggers[transition.place] }

  /// The places of the transitions that leave a screen. O(1).
  func places(from screen: Int) -> Range<Int> { starts[screen]..<starts[screen + 1] }

  /// The transitions that leave a screen. O(1).
  func transitions(from screen: Int) -> ArraySlice<Transition> {
    transitions[places(from: screen)]
  }

  /// Whether something of a kind leads from one screen to another. O(log *n*).
  func leads(_ kind: TransitionKind, from: Int, to: Int) -> Bool {
    var range = places(from: from)
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        transitions[middle].to < to
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return transitions[range.lowerBound..<starts[from + 1]].prefix { $0.to == to }
      .contains { $0.kind == kind }
  }

  /// The coordinator that it is due to, or nil when it is due to none of the graph. O(1).
  func coordinator(by transition: Transition) -> Int? {
    guard case .coordinator(let name) = self[transition].by else { return nil }
    return coordinator(name)
  }

  /// The number of a coordinator, or nil when the graph has none of that name. O(1).
  func coordinator(_ name: FlowGraph.Name) -> Int? { coordinatorNumbers[name] }

  /// The number of a screen, or nil when the graph has none of that name. O(1).
  func screen(_ name: FlowGraph.Name) -> Int? { screenNumbers[name] }
}
