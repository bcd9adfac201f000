import Dispatch
public import FlowTrace

/// A sink that sends a trace to `coordgraph live --listen`, over one TCP connection.
///
/// ```swift
/// let file = try TraceFile.documents("raypets.trace")
/// let sink = file.and(.live(host: "192.168.1.20", port: 5858, token: "…"))
/// let recorder = FlowRecorder(app: "RayPets", sink: sink)
/// ```
///
/// Writing never waits for the network: lines are kept until a queue of the sink's own has sent them.
/// Where more than ``limit`` bytes are waiting, or the connection breaks, the sink gives up, and the
/// rest of the trace is not sent. A trace with a gap would be a wrong one. Until the first connection is
/// made, it is tried once a second, so the app may be started before the command.
///
/// The connection is not encrypted: the token and the trace can be read by whoever sees the network.
public final class LiveSink: TraceSink {
  private struct State {
    var waiting: [UInt8]
    var isSending = false
    var failure: LiveSinkError?

    mutating func fail(_ error: LiveSinkError) {
      failure = error
      waiting = []
      isSending = false
    }
  }

  private let address: LiveAddress
  /// The most bytes that wait to be sent.
  public let limit: Int
  private let queue = DispatchQueue(label: "coordgraph.live", qos: .utility)
  private let state: Locked<State>
  /// Used on `queue` alone.
  private let connection: Locked<LiveConnection?> = Locked(nil)

  /// - Parameters:
  ///   - host: the name or the address of the machine on which the command runs.
  ///   - port: the port of `--listen`.
  ///   - token: the token that the command prints, or that it was given.
  ///   - limit: the most bytes that wait to be sent.
  public init(host: String, port: UInt16, token: String, limit: Int = 8 << 20) {
    address = LiveAddress(host: host, port: port)
    self.limit = limit
    state = Locked(State(waiting: Array("\(token)\n".utf8)))
  }

  /// Why the trace is no longer sent; nil while it is, or while a connection is tried.
  public var failure: LiveSinkError? { state.withLock { $0.failure } }

  /// Whether everything written so far was handed to the network.
  public var isSent: Bool { state.withLock { $0.waiting.isEmpty && !$0.isSending } }

  public func write(_ header: TraceHeader) {
    write { header.appendLine(to: &$0) }
  }

  public func write(_ record: TraceRecord) {
    write { record.appendLine(to: &$0) }
  }

  public func write(_ records: [TraceRecord]) {
    write { lines in
      for record in records { record.appendLine(to: &lines) }
    }
  }

  private func write(_ append: (inout [UInt8]) -> Void) {
    let starts = state.withLock { state in
      guard state.failure == nil else { return false }
      append(&state.waiting)
      guard state.waiting.count <= limit else {
        state.fail(.fallenBehind(limit: limit))
        return false
      }
      defer { state.isSending = true }
      return !state.isSending
    }
    if starts { queue.async { [weak self] in self?.send() } }
  }

  /// Sends what is waiting. Runs on `queue`.
  private func send() {
    guard connect() else { return }
    while true {
      let bytes = state.withLock { state in
        let bytes = state.waiting
        state.waiting = []
        state.isSending = !bytes.isEmpty
        return bytes
      }
      guard !bytes.isEmpty else { return }
      let isSent = connection.withLock { $0?.send(bytes) ?? false }
      guard isSent else { return state.withLock { $0.fail(.disconnected) } }
    }
  }

  /// Returns whether there is a connection; where there is none, it is tried again in a second.
  private func connect() -> Bool {
    guard state.withLock({ $0.failure == nil }) else { return false }
    let isConnected = connection.withLock { connection in
      if connection == nil { connection = LiveConnection(to: address) }
      return connection != nil
    }
    if !isConnected {
      queue.asyncAfter(deadline: .now() + 1) { [weak self] in self?.send() }
    }
    return isConnected
  }
}

/// The reason for which a trace is no longer sent.
public enum LiveSinkError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The connection broke, or the command ended.
  case disconnected
  /// More bytes than this were waiting.
  case fallenBehind(limit: Int)

  public var description: String {
    switch self {
    case .disconnected: "The connection to coordgraph live broke. The rest is not sent."
    case .fallenBehind(let limit):
      "More than \(limit) bytes waited to be sent to coordgraph live. The rest is not sent."
    }
  }
}

extension TraceSink where Self == LiveSink {
  /// Returns a sink that sends the trace to `coordgraph live --listen`.
  ///
  /// - Parameters:
  ///   - host: the name or the address of the machine on which the command runs.
  ///   - port: the port of `--listen`.
  ///   - token: the token that the command prints, or that it was given.
  public static func live(host: String, port: UInt16, token: String) -> LiveSink {
    LiveSink(host: host, port: port, token: token)
  }
}
