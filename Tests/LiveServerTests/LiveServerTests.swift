import FlyingSocks
import Foundation
import Testing

@testable import LiveServer

@Suite("A live server", .timeLimit(.minutes(2)))
struct LiveServerTests {
  /// Serves a log to `body`, which gets the page's address.
  private func serving(
    _ log: LiveLog, patience: Duration = .seconds(60),
    _ body: @escaping @Sendable (URL) async throws -> Void
  ) async throws {
    let server = LiveServer(port: 0, log: log, patience: patience)
    let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        try await server.run(page: { nil }) { continuation.yield($0) }
      }
      var iterator = addresses.makeAsyncIterator()
      let address = try #require(await iterator.next())
      try await body(try #require(URL(string: address)))
    }
  }

  /// A connection that has asked for the events, and reads nothing by itself.
  private func viewer(of address: URL) async throws -> AsyncSocket {
    let port = UInt16(try #require(address.port))
    let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    let request =
      "GET \(address.path)/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
    try await socket.write(Data(request.utf8))
    return socket
  }

  private func wait(for condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(10)) }
  }

  @Test("A viewer that stops reading is dropped, and others get everything meanwhile")
  func dropped() async throws {
    let log = LiveLog()
    try await serving(log, patience: .seconds(2)) { address in
      let slow = try await viewer(of: address)
      try await wait { log.viewerCount == 1 }
      // More than the system keeps for a socket that nobody reads.
      let text = String(repeating: "x", count: 1 << 16)
      for count in 1...400 { log.add("trace", data: text, records: count) }
      let fast = try await viewer(of: address)
      var received = 0
      while received < 400 << 16 { received += try await fast.read(atMost: 4096).count }
      try await wait { log.viewerCount == 1 }
      try? slow.close()
      try? fast.close()
    }
  }

  @Test("A viewer that goes away is forgotten")
  func gone() async throws {
    let log = LiveLog()
    try await serving(log) { address in
      let brief = try await viewer(of: address)
      try await wait { log.viewerCount == 1 }
      try brief.close()
      try await wait {
        log.signalSilence()
        return log.viewerCount == 0
      }
    }
  }
}
