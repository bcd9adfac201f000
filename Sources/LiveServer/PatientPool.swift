import FlyingSocks

/// A pool of sockets that gives up on one which takes no bytes for a while: its reader has stopped reading.
///
/// Its connection is closed, and a browser comes back for the rest.
struct PatientPool: AsyncSocketPool {
  private struct FallenBehind: Error {}

  let base: any AsyncSocketPool
  /// How long a socket may take nothing.
  let patience: Duration

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    guard events.contains(.write), !events.contains(.read) else {
      return try await base.suspendSocket(socket, untilReadyFor: events)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await base.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(for: patience)
        throw FallenBehind()
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}
