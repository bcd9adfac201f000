/// A sink that keeps the last part of a trace in memory, up to a number of bytes.
///
/// When the limit is reached, the oldest events are dropped. What they left behind is kept: the launch,
/// the objects that live, who owns and presents what, and which screens are in a window. So what is
/// left is a trace, whose header has the number of dropped events. The app decides when it is uploaded,
/// and where to.
///
/// ```swift
/// let ring = TraceRing(limit: 256 << 10)
/// let recorder = FlowRecorder(app: "Shop", mode: .production, sink: ring)
/// upload(ring.bytes)
/// ```
public final class TraceRing: TraceSink {
  fileprivate struct State {
    var header = TraceHeader(app: "")
    /// What the dropped events left behind.
    var remains: [TraceRecord] = []
    var records: [(record: TraceRecord, size: Int)] = []
    /// The first of the records that was not dropped.
    var first = 0
    var size = 0
    var line: [UInt8] = []
  }

  /// The bytes that the kept events may have as lines. What dropped events left behind is not counted;
  /// it grows with the number of objects that live.
  public let limit: Int
  private let state = Locked(State())

  /// Creates an empty ring.
  ///
  /// - Parameter limit: the bytes that the events may have as lines of a trace.
  public init(limit: Int) {
    self.limit = limit
  }

  /// The trace so far, without the events that were dropped. O(*n*).
  public var trace: Trace {
    state.withLock { state in
      Trace(
        header: state.header,
        records: state.remains + state.records[state.first...].map(\.record))
    }
  }

  /// The trace so far, as a file has it. O(*n*).
  public var bytes: [UInt8] { trace.bytes }

  public func write(_ header: TraceHeader) {
    state.withLock { $0.header = header }
  }

  public func write(_ record: TraceRecord) {
    state.withLock { state in
      state.line.removeAll(keepingCapacity: true)
      record.appendLine(to: &state.line)
      state.records.append((record, state.line.count))
      state.size += state.line.count
      while state.size > limit, state.first < state.records.count { state.dropFirst() }
    }
  }
}

extension TraceRing.State {
  fileprivate mutating func dropFirst() {
    let (record, size) = records[first]
    first += 1
    self.size -= size
    header.dropped += 1
    settle(record)
    // So that dropping takes constant time on average.
    if first > records.count / 2 {
      records.removeFirst(first)
      first = 0
    }
  }

  /// Takes in what a dropped event leaves behind.
  private mutating func settle(_ record: TraceRecord) {
    switch record.event {
    case .launch: remains = [record]
    case .coordinator, .screen, .link, .presents, .enter: remains.append(record)
    case .unlink(let parent, let child):
      remains.removeAll { $0.event == .link(parent: parent, child: child) }
    case .leave(let screen): remains.removeAll { $0.event == .enter(screen: screen) }
    case .freed(let id):
      remains = remains.filter { !$0.event.mentions(id) }.map { $0.orphaned(by: id) }
    case .step, .transition, .covered, .finishedAgain, .state: break
    }
  }
}

extension TraceRecord {
  /// The declaration of a coordinator, without a parent that is gone.
  fileprivate func orphaned(by id: ObjectID) -> TraceRecord {
    guard case .coordinator(var coordinator) = event, coordinator.parent == id else { return self }
    coordinator.parent = nil
    return TraceRecord(at: at, event: .coordinator(coordinator))
  }
}

extension TraceEvent {
  /// Whether an event about objects that live is about this one.
  fileprivate func mentions(_ id: ObjectID) -> Bool {
    switch self {
    case .coordinator(let coordinator): coordinator.id == id
    case .screen(let screen): screen.id == id
    case .link(let parent, let child): parent == id || child == id
    case .presents(let coordinator, let screen): coordinator == id || screen == id
    case .enter(let screen): screen == id
    default: false
    }
  }
}
