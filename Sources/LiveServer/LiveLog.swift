import FlowTrace

/// Everything that viewers of a trace are sent, in order. It is kept, so a viewer that comes late, or
/// comes back, gets what it lacks.
///
/// Viewers read at their own pace and wait for signals; adding a message never waits for a viewer.
package final class LiveLog: Sendable {
  /// A place in the log, which a viewer gives back when it comes again.
  struct Position: Sendable, Hashable {
    /// How often the trace began anew before.
    var run: Int
    /// The number of messages of that run which were read.
    var count: Int
  }

  /// Why a viewer is woken.
  enum Signal: Sendable {
    case message
    /// Nothing happened for a while. A viewer that is gone is noticed by writing to it.
    case silence
  }

  private struct State {
    var run = 0
    var messages: [[UInt8]] = []
    /// How many records there were after each message.
    var records: [Int] = []
    var viewers: [Int: AsyncStream<Signal>.Continuation] = [:]
    var viewerCount = 0
  }

  private let state = Locked(State())

  package init() {}

  /// How many viewers there are.
  package var viewerCount: Int { state.withLock { $0.viewers.count } }

  /// Adds a message of one line.
  ///
  /// - Parameters:
  ///   - event: its name.
  ///   - data: its content; JSON without line breaks.
  ///   - records: how many records of the trace were read by then.
  package func add(_ event: String, data: String, records: Int) {
    state.withLock { state in
      state.messages.append(Self.message(event, data, id: "\(state.run).\(records)"))
      state.records.append(records)
      for viewer in state.viewers.values { viewer.yield(.message) }
    }
  }

  /// Forgets everything, because another trace begins, and makes viewers forget it.
  package func begin() {
    state.withLock { state in
      state.run += 1
      state.messages = [Self.message("begin", "{}", id: "\(state.run).0")]
      state.records = [0]
      for viewer in state.viewers.values { viewer.yield(.message) }
    }
  }

  /// Wakes viewers that are sent nothing.
  func signalSilence() {
    state.withLock { state in
      for viewer in state.viewers.values { viewer.yield(.silence) }
    }
  }

  /// Returns the position behind the last message that a viewer has; the start for one that has none.
  ///
  /// - Parameter id: the identifier of the message, as the viewer gives it back.
  func position(after id: String?) -> Position {
    let numbers = (id ?? "").split(separator: ".").map { Int($0) }
    return state.withLock { state in
      guard numbers.count == 2, numbers[0] == state.run, let count = numbers[1] else {
        return Position(run: state.run, count: 0)
      }
      // Several messages may stand at one count: all but the first of them are sent again.
      let place = state.records.firstIndex { $0 >= count } ?? state.records.count
      return Position(run: state.run, count: min(place + 1, state.records.count))
    }
  }

  /// Returns the messages behind a position, about as many bytes as are asked for, and moves it.
  func messages(after position: inout Position, bytes limit: Int) -> [UInt8] {
    let (messages, next) = state.withLock { state in
      var next = position.run == state.run ? position : Position(run: state.run, count: 0)
      var bytes: [UInt8] = []
      while next.count < state.messages.count, bytes.count < limit {
        bytes += state.messages[next.count]
        next.count += 1
      }
      return (bytes, next)
    }
    position = next
    return messages
  }

  /// Returns the signals for one viewer, until it stops listening. Signals that come while it writes are
  /// one signal.
  func signals() -> AsyncStream<Signal> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Signal.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.viewerCount += 1
      state.viewers[state.viewerCount] = continuation
      return state.viewerCount
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.viewers[number] = nil }
    }
    return stream
  }

  private static func message(_ event: String, _ data: String, id: String) -> [UInt8] {
    Array("event: \(event)\nid: \(id)\ndata: \(data)\n\n".utf8)
  }
}
