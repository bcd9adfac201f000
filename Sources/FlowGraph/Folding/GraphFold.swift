import FlowTrace

/// Folds sessions into a graph.
package struct GraphFold: TraceFold {
  /// How often the session being read happened: so much each of its transitions counts.
  package var sessionCount = 1
  private var launches: Set<ExactString> = []
  private var coordinators: Set<Int32> = []
  private var screens: Set<Int32> = []
  private var standIns: Set<Int32> = []
  private var links: Set<Pair> = []
  private var presents: Set<Pair> = []
  private var transitionCounts: ContiguousArray<Int> = []
  /// The transitions, by their numbers, whose responsible coordinator was inferred.
  private var inferred: Set<Int32> = []
  /// By the numbers of transitions and names.
  private var firstUses: ContiguousArray<FirstUses.Moment> = []
  private var firstShown: ContiguousArray<FirstUses.Moment> = []
  private var now = FirstUses.Moment(steps: 0)
  /// The launches that made each transition, by the number of the transition; the number of a launch
  /// is its bit. Launches beyond 64 labels are not kept.
  private var launchBits: ContiguousArray<UInt64> = []
  private var labels: [ExactString] = []
  private var labelBits: [ExactString: UInt64] = [:]
  private var launchBit: UInt64 = 0
  /// The texts of the selected rows, by the numbers of the transitions.
  private var rows: [Int32: FirstUses.RowText] = [:]
  /// The places of the selected tabs, by the numbers of the transitions.
  private var tabIndices: [Int32: Int32] = [:]
  /// What reached the app from outside since the person's last step, and the screens that it brought.
  private var arrival: ExactString?
  private var arrived: Set<Int32> = []
  /// The transitions, by their numbers, that it led along from where the app was.
  private var fromOutside: Set<Int32> = []

  package init() {}

  package mutating func take(_ record: TraceRecord, _ names: ResolvedNames) {
    switch names {
    case .introduction(_, let number, let parent):
      if case .screen(let screen) = record.event {
        screens.insert(number)
        if screen.isStandIn { standIns.insert(number) }
        show(Int(number))
      } else {
        coordinators.insert(number)
        if let parent { links.insert(Pair(parent, number)) }
      }
    case .pair(let first, let second):
      coordinators.insert(first)
      if case .presents = record.event {
        screens.insert(second)
        presents.insert(Pair(first, second))
      } else {
        coordinators.insert(second)
        links.insert(Pair(first, second))
      }
    case .transition(let transition):
      count(transition)
      if case .transition(let event) = record.event {
        if event.isInferred { inferred.insert(transition.number) }
        if let arrival, arrival == ExactString(event.trigger) {
          if !arrived.contains(transition.from) { fromOutside.insert(transition.number) }
          arrived.insert(transition.to)
        }
        if let row = event.row {
          let text = FirstUses.RowText.always(ExactString(row))
          rows[transition.number] = rows[transition.number]?.merged(with: text) ?? text
        }
        if let index = event.tabIndex {
          tabIndices[transition.number] = min(
            tabIndices[transition.number] ?? .max, Int32(clamping: index))
        }
      }
    case .none, .unknown:
      switch record.event {
      case .launch(let launch):
        begin(ExactString(launch.label ?? ""))
      case .step(let step):
        now = FirstUses.Moment(steps: now.steps &+ 1)
        arrive(step.action == .outside ? step.target.map { ExactString($0) } : nil)
      default: break
      }
    }
  }

  package mutating func endSession(_ session: SessionKey, count: Int) { arrive(nil) }

  private var step: FirstUses.Moment { FirstUses.Moment(steps: now.steps) }

  private mutating func begin(_ launch: ExactString) {
    if launches.insert(launch).inserted, labels.count < UInt64.bitWidth {
      labelBits[launch] = UInt64(1) << labels.count
      labels.append(launch)
    }
    launchBit = labelBits[launch] ?? 0
    now = FirstUses.Moment(steps: 0)
    arrive(nil)
  }

  private mutating func arrive(_ trigger: ExactString?) {
    arrival = trigger
    if !arrived.isEmpty { arrived = [] }
  }

  private mutating func show(_ screen: Int) {
    while firstShown.count <= screen { firstShown.append(.never) }
    if now < firstShown[screen] { firstShown[screen] = now }
    now.screens &+= 1
  }

  private mutating func count(_ transition: ResolvedNames.Transition) {
    let index = Int(transition.number)
    guard index == transitionCounts.count else {
      transitionCounts[index].addSaturated(sessionCount)
      if step < firstUses[index] { firstUses[index] = step }
      if now.steps == 0 { launchBits[index] |= launchBit }
      return
    }
    transitionCounts.append(sessionCount)
    firstUses.append(step)
    launchBits.append(now.steps == 0 ? launchBit : 0)
    screens.insert(transition.to)
    if transition.from >= 0 { screens.insert(transition.from) }
    if transition.by >= 0 { coordinators.insert(transition.by) }
  }

  /// The graph of all sessions so far. O(*n*) in the graph's size.
  ///
  /// - Parameters:
  ///   - apps: the names of the apps.
  ///   - names: what resolved the records' names.
  ///   - transitions: the transitions by their numbers.
  package func graph(
    of apps: Set<ExactString>, _ names: NameResolver, _ transitions: [FlowGraph.Transition]
  ) -> FlowGraph {
    func pairs<T>(_ pairs: Set<Pair>, _ make: (FlowGraph.Name, FlowGraph.Name) -> T) -> Set<T> {
      Set(pairs.map { make(names.name($0.first), names.name($0.second)) })
    }
    return FlowGraph(
      apps: apps,
      launches: launches,
      coordinators: Set(coordinators.map(names.name)),
      screens: Set(screens.map(names.name)),
      links: pairs(links) { FlowGraph.Link(parent: $0, child: $1) },
      presents: pairs(presents) { FlowGraph.Presentation(coordinator: $0, screen: $1) },
      transitionCounts: Dictionary(uniqueKeysWithValues: zip(transitions, transitionCounts)),
      inferred: Set(inferred.map { transitions[Int($0)] }),
      standIns: Set(standIns.map(names.name)))
  }
}

extension GraphFold {
  /// When the sessions so far first used each transition and showed each screen. O(*n*) in the graph's
  /// size.
  ///
  /// - Parameters:
  ///   - names: what resolved the records' names.
  ///   - transitions: the transitions by their numbers.
  package func firstUses(
    _ names: NameResolver, _ transitions: [FlowGraph.Transition]
  ) -> FirstUses {
    let launched = zip(transitions, launchBits).filter { $0.1 != 0 }.map { transition, bits in
      (transition, Set(labels.indices.filter { bits & 1 << UInt64($0) != 0 }.map { labels[$0] }))
    }
    return FirstUses(
      transitions: Dictionary(uniqueKeysWithValues: zip(transitions, firstUses)),
      screens: Dictionary(
        screens.filter { $0 < firstShown.count }.map {
          (names.name($0), firstShown[Int($0)])
        }, uniquingKeysWith: min),
      launches: Dictionary(uniqueKeysWithValues: launched),
      rows: Dictionary(uniqueKeysWithValues: rows.map { (transitions[Int($0)], $1) }),
      tabIndices: Dictionary(
        uniqueKeysWithValues: tabIndices.map { (transitions[Int($0)], $1) }),
      fromOutside: Set(fromOutside.map { transitions[Int($0)] }))
  }
}

private struct Pair: Hashable, Sendable {
  var first: Int32
  var second: Int32

  init(_ first: Int32, _ second: Int32) {
    self.first = first
    self.second = second
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(first, second))
  }
}
