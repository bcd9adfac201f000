import FlyingSocks

/// Accepts connections at an address of this machine.
struct TCPListener: Sendable {
  /// How long to wait after a connection could not be accepted, as when too many files are open.
  private static let pause = Duration.milliseconds(100)

  let address: ListenAddress
  let pool: any AsyncSocketPool

  /// Listens until the task is cancelled.
  ///
  /// - Parameters:
  ///   - onStart: is given the port once it can be connected to, before the first connection is served.
  ///   - serve: reads and writes a connection, which is closed when it returns.
  /// - Throws: ``ServingError`` where the port can't be used.
  func run(
    onStart: @escaping @Sendable (_ port: UInt16) async throws -> Void,
    serve: @escaping @Sendable (_ connection: AsyncSocket, _ port: UInt16) async -> Void
  ) async throws {
    try await pool.prepare()
    let socket = try bound()
    defer { try? socket.close() }
    let port = try Self.port(of: socket)
    let listener = try AsyncSocket(socket: socket, pool: pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await pool.run() }
      group.addTask { try await onStart(port) }
      group.addTask {
        try await withThrowingDiscardingTaskGroup { connections in
          while true {
            let connection = try await Self.accepted(from: listener)
            connections.addTask {
              await serve(connection, port)
              try? connection.close()
            }
          }
        }
      }
      for try await _ in group {}
    }
  }

  private static func accepted(from listener: AsyncSocket) async throws -> AsyncSocket {
    while true {
      do {
        return try await listener.accept()
      } catch SocketError.failed {
        // This connection failed; others may not.
        try await Task.sleep(for: pause)
      }
    }
  }

  private func bound() throws(ServingError) -> Socket {
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
    } catch {
      throw ServingError(.unsupportedAddress)
    }
  }

  private static func port(of socket: Socket) throws -> UInt16 {
    switch try socket.sockname() {
    case .ip4(_, let port), .ip6(_, let port): port
    case .unix: 0
    }
  }
}
