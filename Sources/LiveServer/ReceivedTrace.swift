import FlowTrace
import FlyingSocks

/// A trace that an app sends over TCP, with a token as its first line.
///
/// One app at a time is read: a later connection with the token takes the place of an earlier one, as
/// when the app is launched again.
package struct ReceivedTrace: TraceSource {
  private var pieces: AsyncStream<TracePiece>.Iterator

  /// - Parameter receiver: what listens.
  package init(_ receiver: TraceReceiver) {
    pieces = receiver.stream.makeAsyncIterator()
  }

  package mutating func next() async throws -> TracePiece? { await pieces.next() }
}

/// Listens for the app.
package final class TraceReceiver: Sendable {
  private struct State {
    var connection = 0
    var socket: AsyncSocket?
    /// Whether the last byte that was passed on ended a line.
    var isAtLineEnd = true
  }

  /// The most bytes of the first line, and the longest time that it may take.
  private static let longestToken = 256
  private static let patience = Duration.seconds(10)

  /// What the first line of a connection must be.
  package let token: String
  /// Where it listens.
  package let address: ListenAddress
  private let state = Locked(State())
  let stream: AsyncStream<TracePiece>
  private let continuation: AsyncStream<TracePiece>.Continuation

  /// - Parameters:
  ///   - address: where to listen.
  ///   - token: what the first line of a connection must be.
  package init(address: ListenAddress, token: String) {
    self.address = address
    self.token = token
    (stream, continuation) = AsyncStream.makeStream(of: TracePiece.self)
  }

  /// Listens until the task is cancelled.
  ///
  /// - Parameter onStart: is given the port once apps can connect.
  /// - Throws: ``ServingError`` where the port can't be used.
  package func run(onStart: @escaping @Sendable (_ port: UInt16) async throws -> Void) async throws
  {
    try await TCPListener(address: address, pool: SocketPool.make()).run(onStart: onStart) {
      connection, _ in await self.serve(connection)
    }
  }

  /// Reads one connection to its end.
  private func serve(_ socket: AsyncSocket) async {
    guard let rest = await admitted(socket) else {
      continuation.yield(.note("note: A connection without the token was refused."))
      return
    }
    let number = begin(socket)
    continuation.yield(.note("note: An app is connected."))
    pass(rest, from: number)
    while let bytes = try? await socket.read(atMost: 4096) { pass(bytes, from: number) }
    if end(number) { continuation.yield(.note("note: The app's connection ended.")) }
  }

  /// Returns what came behind the first line; nil where that is not the token.
  private func admitted(_ socket: AsyncSocket) async -> [UInt8]? {
    let beginning = await socket.beginning(
      until: [UInt8(ascii: "\n")], atMost: Self.longestToken, within: Self.patience)
    guard let beginning,
      RequestCheck.areEqual(String(decoding: beginning.head, as: UTF8.self), token)
    else { return nil }
    return Array(beginning.rest)
  }

  /// Makes a connection the one that is read.
  private func begin(_ socket: AsyncSocket) -> Int {
    let (number, former) = state.withLock { state in
      let former = state.socket
      state.connection += 1
      state.socket = socket
      if !state.isAtLineEnd { continuation.yield(.bytes([UInt8(ascii: "\n")])) }
      state.isAtLineEnd = true
      continuation.yield(.connection)
      return (state.connection, former)
    }
    try? former?.close()
    return number
  }

  private func pass(_ bytes: [UInt8], from number: Int) {
    guard let last = bytes.last else { return }
    state.withLock { state in
      guard state.connection == number else { return }
      state.isAtLineEnd = last == UInt8(ascii: "\n")
      continuation.yield(.bytes(bytes))
    }
  }

  /// Returns whether the connection was the one that is read.
  private func end(_ number: Int) -> Bool {
    state.withLock { state in
      guard state.connection == number else { return false }
      state.socket = nil
      return true
    }
  }
}
