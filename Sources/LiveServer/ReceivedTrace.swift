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
    let pool = SocketPool.make()
    try await pool.prepare()
    let socket = try listen()
    defer { try? socket.close() }
    let listener = try AsyncSocket(socket: socket, pool: pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await pool.run() }
      group.addTask { try await onStart(Self.port(of: socket)) }
      group.addTask {
        try await withThrowingDiscardingTaskGroup { connections in
          for try await connection in listener.sockets {
            connections.addTask { await self.serve(connection) }
          }
        }
      }
      for try await _ in group {}
    }
  }

  private func listen() throws -> Socket {
    do {
      let socket = try Socket(domain: address.family)
      do {
        try socket.setValue(true, for: .localAddressReuse)
        try address.bind(socket)
        try socket.listen()
      } catch {
        try? socket.close()
        throw error
      }
      return socket
    } catch let error as SocketError {
      throw ServingError(error)
    }
  }

  private static func port(of socket: Socket) throws -> UInt16 {
    switch try socket.sockname() {
    case .ip4(_, let port), .ip6(_, let port): port
    case .unix: 0
    }
  }

  /// Reads one connection to its end.
  private func serve(_ socket: AsyncSocket) async {
    defer { try? socket.close() }
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
    await withTaskGroup(of: [UInt8]?.self) { group in
      group.addTask {
        var bytes: [UInt8] = []
        while let more = try? await socket.read(atMost: 4096) {
          bytes += more
          if let end = bytes.prefix(Self.longestToken).firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: bytes[..<end], as: UTF8.self)
            return RequestCheck.areEqual(line, self.token) ? Array(bytes[(end + 1)...]) : nil
          }
          guard bytes.count < Self.longestToken else { return nil }
        }
        return nil
      }
      group.addTask {
        try? await Task.sleep(for: Self.patience)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }

  /// Makes a connection the one that is read.
  private func begin(_ socket: AsyncSocket) -> Int {
    let (number, former) = state.withLock { state in
      let former = state.socket
      state.connection += 1
      state.socket = socket
      if !state.isAtLineEnd { continuation.yield(.bytes([UInt8(ascii: "\n")])) }
      state.isAtLineEnd = true
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
