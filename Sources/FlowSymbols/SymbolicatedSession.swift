internal import FlowAttribution
internal import FlowTrace
internal import SwiftRuntimeLayout

/// What is known at a place of a trace of the session that goes on there.
@MainActor
struct SymbolicatedSession {
  /// How far a settled change of the app has been read.
  private enum Progress {
    case declarations, changes, end
  }

  /// The build ID of the executable; empty where it has none.
  private(set) var build = ""
  /// The coordinator that shows each screen of which one is known.
  private(set) var owners: [ObjectID: ObjectID] = [:]

  private var coordinators = CoordinatorFamilies()
  private var types: [ObjectID: CallStackType] = [:]
  private var parents: [ObjectID: ObjectID] = [:]
  private var greatestSerial: UInt32 = 0
  /// The last serial before the change that is read.
  private var lastSerial: UInt32 = 0
  private var progress = Progress.end
  /// Where this change declares coordinators without a parent.
  private var declarations: [ObjectID: Int] = [:]
  /// Where the first transition of this change is.
  private var firstTransition: Int?

  /// Finds the coordinators whose code ran.
  ///
  /// - Parameter displayed: the coordinator whose screen was on display, if that is known.
  func code(displayed: ObjectID?) -> RunningCode {
    RunningCode(
      coordinators: coordinators, parents: parents, lastSerial: lastSerial, displayed: displayed,
      isComplete: true)
  }

  /// Reads an event that is no transition.
  ///
  /// - Parameter place: the event's place among the records.
  mutating func read(_ event: TraceEvent, at place: Int) {
    switch event {
    case .launch(let launch):
      self = Self()
      build = launch.build ?? ""
    case .coordinator(let coordinator):
      declare(coordinator.id)
      let type = CallStackType(className: coordinator.type)
      types[coordinator.id] = type
      coordinators.add(coordinator.id, [type])
      if let parent = coordinator.parent {
        parents[coordinator.id] = parent
      } else {
        declarations[coordinator.id] = place
      }
    case .screen(let screen): declare(screen.id)
    case .link(let parent, let child):
      if progress != .declarations { begin() }
      parents[child] = parent
      declarations[child] = nil
    case .unlink(let parent, let child):
      if progress != .declarations { begin() }
      if parents[child] == parent { parents[child] = nil }
    case .presents(let coordinator, let screen):
      if owners[screen] == nil { owners[screen] = coordinator }
    case .step: begin()
    case .leave, .state: progress = .end
    case .freed(let id):
      progress = .end
      if let type = types[id] { coordinators.remove(id, [type]) }
    case .enter, .finishedAgain, .transition, .covered: break
    }
  }

  /// Reads that a transition follows.
  ///
  /// - Parameter place: its place among the records.
  mutating func beginChange(at place: Int) {
    if progress == .end { begin() }
    progress = .changes
    firstTransition = firstTransition ?? place
  }

  private mutating func declare(_ id: ObjectID) {
    if progress != .declarations { begin() }
    greatestSerial = max(greatestSerial, id.serial)
  }

  private mutating func begin() {
    progress = .declarations
    lastSerial = greatestSerial
    declarations = [:]
    firstTransition = nil
  }

  // MARK: What the code shows besides

  /// Inserts what belongs before the transitions of this change, and reads it.
  mutating func insert(_ event: TraceEvent, into records: inout [TraceRecord], at time: UInt64) {
    let place = firstTransition ?? records.count
    records.insert(TraceRecord(at: time, event: event), at: place)
    firstTransition = place + 1
    read(event, at: place)
  }

  /// The owner of a screen that this change declares without a parent, and the coordinator whose code
  /// started it; nil where there is none.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - running: the types whose code ran, innermost first.
  func startedOwner(
    of screen: ObjectID, by running: [CallStackType]
  ) -> (child: ObjectID, parent: ObjectID)? {
    guard let owner = owners[screen], declarations[owner] != nil, let type = types[owner] else {
      return nil
    }
    let starter = running.lazy.filter { $0 != type }
      .compactMap { self.coordinators[$0].last?.id }.first
    // A coordinator of an earlier change: the root of a launch starts its children, not they it.
    guard let starter, starter.serial <= lastSerial else { return nil }
    return (owner, starter)
  }

  /// Sets the parent of a coordinator where this change declares it.
  mutating func setParent(
    _ parent: ObjectID, of child: ObjectID, in records: inout [TraceRecord]
  ) {
    guard let place = declarations.removeValue(forKey: child),
      case .coordinator(var coordinator) = records[place].event
    else { return }
    coordinator.parent = parent
    records[place].event = .coordinator(coordinator)
    parents[child] = parent
  }
}
