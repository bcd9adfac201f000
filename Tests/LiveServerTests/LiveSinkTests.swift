import FlowLive
import FlowTrace
import Testing

@testable import LiveServer

@Suite("A trace that an app sends", .timeLimit(.minutes(2)))
struct LiveSinkTests {
  private static let token = "a-token-of-some-letters"

  /// Gives `body` the port of a receiver, and returns the bytes that came until there are `count` lines.
  private func received(
    lines count: Int, token: String = token,
    _ body: @escaping @Sendable (UInt16) async throws -> Void
  ) async throws -> String {
    let address = try #require(ListenAddress("0"))
    let receiver = TraceReceiver(address: address, token: Self.token)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await receiver.run { try await body($0) } }
      var source = ReceivedTrace(receiver)
      var bytes: [UInt8] = []
      while bytes.count(where: { $0 == UInt8(ascii: "\n") }) < count {
        guard case .bytes(let more)? = try await source.next() else { continue }
        bytes += more
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test("A live sink sends the same bytes as a file gets, and the file gets them too")
  func sends() async throws {
    let collector = TraceCollector()
    let text = try await received(lines: 1002) { port in
      let sink = LiveSink(host: "127.0.0.1", port: port, token: Self.token)
      let recorder = FlowRecorder(app: "Shop", clock: .stepping, sink: collector.and(sink))
      recorder.record(.launch(.init()))
      for number in 0..<1000 { recorder.record(.step(.init(.tap, "Button \(number)"))) }
      while !sink.isSent { try await Task.sleep(for: .milliseconds(5)) }
      #expect(sink.failure == nil)
    }
    #expect(text == String(decoding: collector.trace.bytes, as: UTF8.self))
  }

  @Test("A sink that was started before the command sends what it kept once the command is there")
  func early() async throws {
    // A port that was free a moment ago.
    let port = try await freePort()
    let sink = LiveSink(host: "127.0.0.1", port: port, token: Self.token)
    FlowRecorder(app: "Shop", clock: .stepping, sink: sink).record(.launch(.init()))
    try await Task.sleep(for: .milliseconds(200))
    #expect(!sink.isSent && sink.failure == nil)
    let receiver = TraceReceiver(
      address: try #require(ListenAddress("\(port)")), token: Self.token)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await receiver.run { _ in } }
      var source = ReceivedTrace(receiver)
      while let piece = try await source.next() {
        if case .bytes(let bytes) = piece {
          #expect(String(decoding: bytes, as: UTF8.self).contains("\"app\":\"Shop\""))
          break
        }
      }
    }
  }

  @Test("An app that connects is announced before what it sends")
  func announced() async throws {
    let receiver = TraceReceiver(address: try #require(ListenAddress("0")), token: Self.token)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        try await receiver.run { port in
          let sink = LiveSink(host: "127.0.0.1", port: port, token: Self.token)
          FlowRecorder(app: "Shop", clock: .stepping, sink: sink).record(.launch(.init()))
          while !sink.isSent { try await Task.sleep(for: .milliseconds(5)) }
        }
      }
      var source = ReceivedTrace(receiver)
      var isAnnounced = false
      while let piece = try await source.next() {
        if case .connection = piece { isAnnounced = true }
        if case .bytes = piece { break }
      }
      #expect(isAnnounced)
    }
  }

  private func freePort() async throws -> UInt16 {
    let receiver = TraceReceiver(address: try #require(ListenAddress("0")), token: Self.token)
    let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await receiver.run { continuation.yield($0) } }
      var iterator = ports.makeAsyncIterator()
      return try #require(await iterator.next())
    }
  }

  @Test("A sink that nothing takes bytes from gives up at its limit, and never waits")
  func full() {
    // Nothing listens at the discard port of a machine of today.
    let sink = LiveSink(host: "127.0.0.1", port: 9, token: Self.token, limit: 1000)
    let recorder = FlowRecorder(app: "Shop", clock: .stepping, sink: sink)
    for number in 0..<1000 { recorder.record(.step(.init(.tap, "Button \(number)"))) }
    #expect(sink.failure == .fallenBehind(limit: 1000))
  }

  @Test("A sink whose connection breaks reports it, and the app goes on")
  func broken() async throws {
    let (sinks, continuation) = AsyncStream.makeStream(of: LiveSink.self)
    _ = try await received(lines: 2) { port in
      let sink = LiveSink(host: "127.0.0.1", port: port, token: Self.token)
      FlowRecorder(app: "Shop", clock: .stepping, sink: sink).record(.launch(.init()))
      continuation.yield(sink)
    }
    var iterator = sinks.makeAsyncIterator()
    let sink = try #require(await iterator.next())
    while sink.failure == nil {
      sink.write(TraceRecord(at: 1, event: .step(.init(.back))))
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(sink.failure == .disconnected)
  }
}
