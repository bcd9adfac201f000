import FlowTrace

/// Resolves the names in records, each of them once.
///
/// It keeps every different name, trigger and transition once, and a number for each object of the
/// session being read: memory does not grow with the length of a trace that shows nothing new.
package struct NameResolver: Sendable {
  private let naming: ScreenNaming
  private var types = TextInterner()
  private var nameOfType: ContiguousArray<Int32> = []
  private var labelled = Interner<NameParts>()
  private var nameOfLabelled: ContiguousArray<Int32> = []
  private var names = Interner<FlowGraph.Name>()
  private var triggers = TextInterner()
  private var transitions = Interner<TransitionKey>()
  private var objects = SerialTable()
  /// 1 for the screens that came into the window and that no transition has led to since.
  private var unseen = SerialTable()
  private var skipped: (count: Int, first: (record: Int, object: ObjectID))?

  /// How many records were resolved.
  package private(set) var recordCount = 0
  /// How many names of objects were resolved.
  package private(set) var nameCount = 0

  package init(naming: ScreenNaming) {
    self.naming = naming
  }

  /// Resolves the names in a record; `.none` for an event that no fold asks the names of. O(1) on
  /// average.
  ///
  /// - Parameters:
  ///   - record: what happened.
  ///   - owner: the coordinator that shows the screen, where its name depends on that.
  package mutating func resolve(_ record: TraceRecord, owner: ObjectID? = nil) -> ResolvedNames {
    recordCount += 1
    switch record.event {
    case .coordinator(let coordinator):
      let number = introduce(coordinator.id, coordinator.type, label: coordinator.label)
      return .introduction(
        names[number], number: number, parent: coordinator.parent.flatMap { resolve($0) })
    case .screen(let screen):
      let number =
        screen.label == nil && naming.usesTitle(ofType: screen.type)
        ? introduce(screen.id, screen.type, label: screen.title, owner: owner)
        : introduce(screen.id, screen.type, label: screen.label)
      return .introduction(names[number], number: number, parent: nil)
    case .link(let parent, let child):
      return pair(parent, child)
    case .presents(let coordinator, let screen):
      return pair(coordinator, screen)
    case .transition(let transition):
      return resolve(transition)
    case .enter(let screen):
      unseen.set(1, for: screen.serial)
      return .none
    case .leave(let screen):
      unseen.set(0, for: screen.serial)
      return .none
    default:
      return .none
    }
  }

  /// Forgets the objects of the session.
  package mutating func endSession() {
    objects.removeAll()
    unseen.removeAll()
  }

  private mutating func resolve(_ transition: TraceEvent.Transition) -> ResolvedNames {
    var from: Int32 = -1
    if let origin = transition.from {
      guard let number = resolve(origin) else { return .unknown }
      from = number
    }
    // A tab shows what lies on its stack; only what came there out of sight is led to by the tab.
    let isNew = unseen[transition.to.serial] == 1
    if isNew { unseen.set(0, for: transition.to.serial) }
    let root = transition.kind == .tab && !isNew ? transition.tabRoot : nil
    let target = root ?? transition.to
    guard let to = resolve(target), let by = resolve(transition.by) else { return .unknown }
    let key = TransitionKey(
      from: from, to: to, kind: transition.kind,
      trigger: triggers.number(of: transition.trigger), by: by)
    return .transition(
      .init(
        number: transitions.number(of: key), from: from, to: to, by: by,
        shown: objects[transition.to.serial]))
  }

  private mutating func pair(_ first: ObjectID, _ second: ObjectID) -> ResolvedNames {
    guard let first = resolve(first), let second = resolve(second) else { return .unknown }
    return .pair(first, second)
  }

  private mutating func introduce(
    _ id: ObjectID, _ type: String, label: String?, owner: ObjectID? = nil
  ) -> Int32 {
    nameCount += 1
    let owner = owner.flatMap { objects[$0.serial] }.map { names[$0].type }
    let number = number(type: type, label: label, owner: owner)
    objects.set(number, for: id.serial)
    return number
  }

  private mutating func number(type: String, label: String?, owner: String?) -> Int32 {
    guard label != nil || owner != nil else {
      let index = Int(types.number(of: type))
      if index == nameOfType.count {
        nameOfType.append(names.number(of: FlowGraph.Name(type: type)))
      }
      return nameOfType[index]
    }
    let key = NameParts(
      type: ExactString(type), label: label.map { ExactString($0) },
      owner: owner.map { ExactString($0) })
    let index = Int(labelled.number(of: key))
    if index == nameOfLabelled.count {
      let name = FlowGraph.Name(type: type, label: label, owner: owner)
      nameOfLabelled.append(names.number(of: name))
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

extension NameResolver {
  private static var system: Int32 { -1 }
  private static var appItself: Int32 { -2 }
  private static var unknown: Int32 { -3 }

  /// The name with a number. O(1).
  package func name(_ number: Int32) -> FlowGraph.Name { names[number] }

  /// The transitions by their numbers. O(*n*).
  package var transitionTable: [FlowGraph.Transition] { transitions.values.map(transition) }

  /// The transition with a number. O(1).
  package func transition(_ number: Int32) -> FlowGraph.Transition {
    transition(for: transitions[number])
  }

  /// What could not be resolved; empty for a sound trace.
  package var diagnostics: [Diagnostic] {
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

/// Names as the trace has them, before they are cleaned.
private struct NameParts: Hashable, Sendable {
  var type: ExactString
  var label: ExactString?
  var owner: ExactString?
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
  init(_ high: Int32, _ low: Int32) {
    self = UInt64(UInt32(bitPattern: high)) << 32 | UInt64(UInt32(bitPattern: low))
  }
}
