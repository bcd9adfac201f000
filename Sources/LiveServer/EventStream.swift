import FlyingSocks

/// The body of a response of server-sent events: the log from a position on, without end.
struct EventStream: AsyncBufferedSequence {
  typealias Element = UInt8

  /// How many bytes are written at once to a viewer that has much to catch up with.
  private static let chunk = 1 << 16

  let log: LiveLog
  let start: LiveLog.Position

  func makeAsyncIterator() -> Iterator {
    Iterator(log: log, position: start, signals: log.signals().makeAsyncIterator())
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate let log: LiveLog
    fileprivate var position: LiveLog.Position
    fileprivate var signals: AsyncStream<LiveLog.Signal>.Iterator
    private var rest: ArraySlice<UInt8> = []
    /// Browsers come back after this time, in milliseconds.
    private var greeting: [UInt8] = Array("retry: 500\n\n".utf8)

    fileprivate init(
      log: LiveLog, position: LiveLog.Position, signals: AsyncStream<LiveLog.Signal>.Iterator
    ) {
      self.log = log
      self.position = position
      self.signals = signals
    }

    mutating func next() async -> UInt8? {
      if rest.isEmpty { rest = (await nextBuffer(suggested: EventStream.chunk) ?? [])[...] }
      return rest.popFirst()
    }

    /// Returns what comes next, however much was suggested; waits where there is nothing.
    mutating func nextBuffer(suggested count: Int) async -> [UInt8]? {
      if !greeting.isEmpty {
        defer { greeting = [] }
        return greeting
      }
      while true {
        let bytes = log.messages(after: &position, bytes: EventStream.chunk)
        if !bytes.isEmpty { return bytes }
        switch await signals.next() {
        case .message: continue
        case .silence: return Array(": \n\n".utf8)
        case nil: return nil
        }
      }
    }
  }
}
