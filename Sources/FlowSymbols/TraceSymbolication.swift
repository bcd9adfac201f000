internal import FlowAttribution
package import FlowTrace
package import SwiftRuntimeLayout

/// Finds out who is responsible for the transitions of a trace that has return addresses in place of
/// the names of functions.
@MainActor
package struct TraceSymbolication {
  /// The types at each return address of a build's executable.
  package typealias Frames = [UInt64: FrameTypes]

  /// How many transitions had addresses, or were inferred where no call was made.
  package private(set) var count = 0
  /// How many of these are still inferred from who owns the screens.
  package private(set) var inferredCount = 0

  private let frames: [String: Frames]
  private var session = SymbolicatedSession()
  private var records: [TraceRecord] = []

  /// - Parameter frames: by build ID, the types at each of the ``addresses(in:)``.
  package init(frames: [String: Frames]) {
    self.frames = frames
  }

  /// The return addresses in a trace by the build ID of their executable, which is empty where a launch
  /// has none.
  nonisolated package static func addresses(in trace: Trace) -> [String: Set<UInt64>] {
    var addresses: [String: Set<UInt64>] = [:]
    var build = ""
    for record in trace.records {
      switch record.event {
      case .launch(let launch): build = launch.build ?? ""
      case .transition(let transition), .covered(let transition):
        for stack in transition.calls { addresses[build, default: []].formUnion(stack) }
      default: break
      }
    }
    return addresses
  }

  /// Returns a trace whose transitions have who is responsible, and no addresses. O(*n*).
  ///
  /// A screen without an owner gets the coordinator whose code showed it, and a coordinator that was
  /// found by its screen the parent whose code ran, as they do while an app runs with symbols.
  package mutating func symbolicate(_ trace: Trace) -> Trace {
    records.reserveCapacity(trace.records.count)
    for record in trace.records {
      switch record.event {
      case .transition(let transition):
        add(transition, at: record.at) { .transition($0) }
      case .covered(let transition):
        add(transition, at: record.at) { .covered($0) }
      default:
        session.read(record.event, at: records.count)
        records.append(record)
      }
    }
    return Trace(header: trace.header, records: records)
  }

  private mutating func add(
    _ transition: TraceEvent.Transition, at time: UInt64,
    _ event: (TraceEvent.Transition) -> TraceEvent
  ) {
    session.beginChange(at: records.count)
    var transition = transition
    // Without a call, nobody's code brought it about: what was inferred is known now.
    if !transition.calls.isEmpty || transition.isInferred && frames[session.build] != nil {
      let stacks = transition.calls.map(types)
      transition.calls = []
      judge(&transition, by: stacks, at: time)
      count += 1
      if transition.isInferred { inferredCount += 1 }
    }
    records.append(TraceRecord(at: time, event: event(transition)))
  }

  /// The types whose code ran, innermost first, each once in a row.
  private func types(of stack: [UInt64]) -> [CallStackType] {
    var types: [CallStackType] = []
    let frames = frames[session.build] ?? [:]
    for type in stack.flatMap({ frames[$0]?.types ?? [] }) where type != types.last {
      types.append(type)
    }
    return types
  }

  private mutating func judge(
    _ transition: inout TraceEvent.Transition, by stacks: [[CallStackType]], at time: UInt64
  ) {
    let screen = transition.kind.isForward ? transition.to : transition.from
    let owner = screen.flatMap { session.owners[$0] }
    let code = session.code(displayed: transition.from.flatMap { session.owners[$0] })
    let running = stacks.lazy.compactMap { code.coordinator(among: $0, owner: owner) }.first
    let finding = Judgement(
      isForward: transition.kind.isForward, owner: transition.inferredOwner, running: running,
      isComplete: !stacks.contains { $0.contains(.hidden) },
      isSystemGesture: transition.by == .system, nobody: transition.by
    ).finding
    transition.by = finding.by
    transition.isInferred = finding.isInferred
    guard transition.kind.isForward else { return }
    if owner == nil, let running {
      let event = TraceEvent.presents(coordinator: running.id, screen: transition.to)
      session.insert(event, into: &records, at: time)
    }
    if let started = session.startedOwner(of: transition.to, by: stacks.first ?? []) {
      session.setParent(started.parent, of: started.child, in: &records)
    }
  }
}

extension TraceEvent.Transition {
  /// The owner of the screen that came or went, where nothing else was known.
  fileprivate var inferredOwner: ObjectID? {
    guard isInferred, case .coordinator(let owner) = by else { return nil }
    return owner
  }
}
