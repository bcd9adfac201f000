import FlowGraph
import FlowReading
import Testing

@testable import LiveServer

@Suite("What is read of a live trace")
struct LiveFeedTests {
  private let log = LiveLog()
  private let feed: LiveFeed

  init() {
    feed = LiveFeed(
      name: "the app's trace", naming: .byClass, log: log, draw: { _ in [] }, report: { _ in })
  }

  private func take(_ lines: String...) async {
    await feed.take(.bytes(Array(lines.map { $0 + "\n" }.joined().utf8)))
  }

  private var sent: String {
    var position = log.position(after: nil)
    return String(decoding: log.messages(after: &position, bytes: .max), as: UTF8.self)
  }

  private static let header = #"{"format":"flowtrace","version":"1.2","app":"Shop"}"#
  private static let later = #"{"format":"flowtrace","version":"9.0","app":"Shop"}"#
  private static let launch = #"{"at":0,"event":"launch"}"#

  @Test(
    "A connection that sends no trace does not keep a later one from being read",
    arguments: ["GET / HTTP/1.1", later])
  func noTrace(line: String) async {
    await feed.take(.connection)
    await take(line, Self.header, Self.launch)
    await take(Self.launch)
    #expect(sent.isEmpty)
    await feed.take(.connection)
    await take(Self.header, Self.launch)
    #expect(sent.contains("id: 0.1\n"))
  }

  @Test("A connection that is refused takes away nothing of what was read before")
  func laterVersion() async {
    await feed.take(.connection)
    await take(Self.header, Self.launch)
    await feed.take(.connection)
    await take(Self.later, Self.launch)
    await take(Self.launch)
    #expect(!sent.contains("id: 0.2\n"))
    await feed.take(.connection)
    await take(Self.header, Self.launch)
    #expect(sent.contains("id: 0.2\n"))
  }
}
