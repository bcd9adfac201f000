public import FlowTrace

/// Folds a trace into a graph, one record at a time.
///
///     var builder = FlowGraphBuilder(app: "RayPets")
///     for record in trace.records { builder.add(record) }
///     print(builder.graph)
///
///     RayPets: 2 coordinators, 6 screens, 23 transitions
///
/// It keeps what the graph will hold and a number for each object of the session being read, and
/// no records: memory does not grow with the length of a trace that shows nothing new.
public struct FlowGraphBuilder: Sendable {
  /// The app's name, which may be given when it is known.
  public var app: String
  private let instances: Bool
  private var types = TextInterner()
  private var nameOfType: ContiguousArray<Int32> = []
  private var labelled = Interner<TypeAndLabel>()
  private var nameOfLabelled: ContiguousArray<Int32> = []
  private var names = Interner<FlowGraph.Name>()
  private var triggers = TextInterner()
  private var launches: Set<ExactString> = []
  private var coordinators: Set<Int32> = []
  private var screens: Set<Int32> = []
  private var links: Set<Pair> = []
  private var presents: Set<Pair> = []
  private var transitions = Interner<TransitionKey>()
  private var transitionCounts: ContiguousArray<Int> = []
  private var objects = SerialTable()
  private var recordCount = 0
  private var skipped: (count: Int, first: (record: Int, object: ObjectID))?

  /// - Parameter instances: Whether screens of one class stay apart where people read different
  ///   titles on them, unless the app has a label for them: the steps of a tour, for instance.
  public init(app: String, instances: Bool = false) {
    self.app = app
    self.instances = instances
  }

  /// Takes in what happened next.
  ///
  /// A record that names an object which no earlier record of its session introduced is skipped
  /// and told in ``diagnostics``. O(1) on average.
  public mutating func add(_ record: TraceRecord) {
    _ = fold(record)
  }

  /// Takes in what happened next.
  ///
  /// - Returns: the number of the transition's identity, where it was one that was taken in.
  package mutating func fold(_ record: TraceRecord) -> Int32? {
    recordCount += 1
    switch record.event {
    case .launch(let launch):
      launches.insert(ExactString(launch.label ?? ""))
      objects.removeAll()
    case .coordinator(let coordinator):
      let name = number(type: coordinator.type, label: coordinator.label)
      objects.set(name, for: coordinator.id.serial)
      coordinators.insert(name)
      if let parent = coordinator.parent, let owner = resolve(parent) {
        links.insert(Pair(owner, name))
      }
    case .screen(let screen):
      let label = screen.label ?? (instances ? screen.title : nil)
      let name = number(type: screen.type, label: label)
      objects.set(name, for: screen.id.serial)
      screens.insert(name)
    case .link(let parent, let child):
      guard let parent = resolve(parent), let child = resolve(child) else { return nil }
      coordinators.insert(parent)
      coordinators.insert(child)
      links.insert(Pair(parent, child))
    case .presents(let coordinator, let screen):
      guard let coordinator = resolve(coordinator), let screen = resolve(screen) else {
        return nil
      }
      coordinators.insert(coordinator)
      screens.insert(screen)
      presents.insert(Pair(coordinator, screen))
    case .transition(let transition):
      return add(transition)
    default: break
    }
    return nil
  }

  private mutating func add(_ transition: TraceEvent.Transition) -> Int32? {
    var from: Int32 = -1
    if let origin = transition.from {
      guard let number = resolve(origin) else { return nil }
      from = number
    }
    let target = transition.kind == .tab ? transition.tabRoot ?? transition.to : transition.to
    guard let to = resolve(target), let by = resolve(transition.by) else { return nil }
    let key = TransitionKey(
      from: from, to: to, kind: transition.kind,
      trigger: triggers.number(of: transition.trigger), by: by)
    let number = transitions.number(of: key)
    guard number == transitionCounts.count else {
      transitionCounts[Int(number)] += 1
      return number
    }
    transitionCounts.append(1)
    screens.insert(to)
    if from >= 0 { screens.insert(from) }
    if by >= 0 { coordinators.insert(by) }
    return number
  }
}

extension FlowGraphBuilder {
  /// The graph of all that was added so far. O(*n*) in the graph's size.
  public var graph: FlowGraph {
    func pairs<T>(_ pairs: Set<Pair>, _ make: (FlowGraph.Name, FlowGraph.Name) -> T) -> Set<T> {
      Set(pairs.map { make(names[$0.first], names[$0.second]) })
    }
    return FlowGraph(
      apps: [ExactString(app)],
      launches: launches,
      coordinators: Set(coordinators.map { names[$0] }),
      screens: Set(screens.map { names[$0] }),
      links: pairs(links) { FlowGraph.Link(parent: $0, child: $1) },
      presents: pairs(presents) { FlowGraph.Presentation(coordinator: $0, screen: $1) },
      transitionCounts: Dictionary(
        uniqueKeysWithValues: zip(transitionTable, transitionCounts)))
  }

  /// The transitions by their numbers. O(*n*).
  package var transitionTable: [FlowGraph.Transition] { transitions.values.map(transition) }

  /// The names of coordinators and screens by their numbers. O(*n*).
  package var nameTable: [FlowGraph.Name] { Array(names.values) }

  /// The number of the name of an object that the session introduced. O(1).
  package func nameNumber(of id: ObjectID) -> Int32? { objects[id.serial] }

  /// What could not be taken in; empty for a sound trace.
  public var diagnostics: [Diagnostic] {
    guard let skipped else { return [] }
    let events =
      skipped.count == 1 ? "1 event names an object" : "\(skipped.count) events name objects"
    return [
      Diagnostic(
        .error,
        """
        \(events) that the trace never introduced, first \(skipped.first.object) in record \
        \(skipped.first.record) after the header; the graph was made without.
        """)
    ]
  }

  private func transition(for key: TransitionKey) -> FlowGraph.Transition {
    let by: FlowGraph.Agent =
      switch key.by {
      case Self.system: .system
      case Self.appItself: .app
      case Self.unknown: .unknown
      default: .coordinator(names[key.by])
      }
    return FlowGraph.Transition(
      from: key.from < 0 ? nil : names[key.from], to: names[key.to], kind: key.kind,
      trigger: triggers[key.trigger], by: by)
  }
}

extension FlowGraphBuilder {
  private static var system: Int32 { -1 }
  private static var appItself: Int32 { -2 }
  private static var unknown: Int32 { -3 }

  private mutating func number(type: String, label: String?) -> Int32 {
    guard let label else {
      let index = Int(types.number(of: type))
      if index == nameOfType.count {
        nameOfType.append(names.number(of: FlowGraph.Name(type: type)))
      }
      return nameOfType[index]
    }
    let key = TypeAndLabel(type: ExactString(type), label: ExactString(label))
    let index = Int(labelled.number(of: key))
    if index == nameOfLabelled.count {
      nameOfLabelled.append(names.number(of: FlowGraph.Name(type: type, label: label)))
    }
    return nameOfLabelled[index]
  }

  private mutating func resolve(_ id: ObjectID) -> Int32? {
    if let number = objects[id.serial] { return number }
    let first = skipped?.first ?? (recordCount, id)
    skipped = ((skipped?.count ?? 0) + 1, first)
    return nil
  }

  private mutating func resolve(_ responsible: Responsible) -> Int32? {
    switch responsible {
    case .coordinator(let id): resolve(id)
    case .system: Self.system
    case .app: Self.appItself
    case .unknown: Self.unknown
    }
  }
}

/// Names as the trace has them, before they are cleaned.
private struct TypeAndLabel: Hashable, Sendable {
  var type: ExactString
  var label: ExactString
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

private struct TransitionKey: Hashable, Sendable {
  var from: Int32
  var to: Int32
  var kind: TransitionKind
  var trigger: Int32
  var by: Int32

  /// What differs in kind alone is rare.
  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(from, to))
    hasher.combine(UInt64(trigger, by))
  }
}

extension UInt64 {
  /// Two numbers side by side: one word to hash.
  fileprivate init(_ high: Int32, _ low: Int32) {
    self = UInt64(UInt32(bitPattern: high)) << 32 | UInt64(UInt32(bitPattern: low))
  }
}
