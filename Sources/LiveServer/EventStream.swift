/// What one viewer is sent: the log from a position on, without end.
struct EventStream {
  /// How many bytes are written at once to a viewer that has much to catch up with.
  private static let chunk = 1 << 16
  /// Browsers come back after this time, in milliseconds.
  static let greeting = Array("retry: 500\n\n".utf8)

  private let log: LiveLog
  private var position: LiveLog.Position
  private var signals: AsyncStream<LiveLog.Signal>.Iterator

  /// - Parameters:
  ///   - log: what viewers are sent.
  ///   - id: the identifier of the last message that the viewer has, if any.
  init(log: LiveLog, after id: String?) {
    self.log = log
    position = log.position(after: id)
    signals = log.signals().makeAsyncIterator()
  }

  /// Returns what comes next; waits where there is nothing. Nil where the task is cancelled.
  mutating func next() async -> [UInt8]? {
    while true {
      let bytes = log.messages(after: &position, bytes: Self.chunk)
      if !bytes.isEmpty { return bytes }
      switch await signals.next() {
      case .message: continue
      case .silence: return Array(": \n\n".utf8)
      case nil: return nil
      }
    }
  }
}
