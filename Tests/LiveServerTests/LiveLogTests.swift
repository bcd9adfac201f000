import Testing

@testable import LiveServer

@Suite("The log of a live trace")
struct LiveLogTests {
  private let log = LiveLog()

  private func text(after id: String?) -> String {
    var position = log.position(after: id)
    return String(decoding: log.messages(after: &position, bytes: .max), as: UTF8.self)
  }

  @Test("A viewer that comes late gets every message, with the number of records as its identifier")
  func late() {
    log.add("trace", data: "{\"records\":3}", records: 3)
    log.add("page", data: "{}", records: 3)
    #expect(
      text(after: nil) == """
        event: trace
        id: 0.3
        data: {"records":3}

        event: page
        id: 0.3
        data: {}


        """)
  }

  @Test(
    "A viewer that comes back gets what is behind the message that it names, and no record twice")
  func back() {
    log.add("trace", data: "first", records: 3)
    log.add("page", data: "second", records: 3)
    log.add("trace", data: "third", records: 5)
    #expect(!text(after: "0.3").contains("first") && text(after: "0.3").contains("third"))
    #expect(text(after: "0.5").isEmpty)
  }

  @Test(
    "A viewer that names a message of an earlier trace, or none, gets everything",
    arguments: ["1.3", "0.x", "", "0.3.1", "-", "9.9"])
  func strange(id: String) {
    log.add("trace", data: "first", records: 3)
    #expect(text(after: id).contains("first"))
  }

  @Test(
    "After a trace begins anew, every viewer is sent its beginning, and nothing of the former one")
  func begin() {
    log.add("trace", data: "first", records: 3)
    var position = log.position(after: nil)
    _ = log.messages(after: &position, bytes: .max)
    log.begin()
    log.add("trace", data: "other", records: 1)
    let rest = String(decoding: log.messages(after: &position, bytes: .max), as: UTF8.self)
    #expect(rest.hasPrefix("event: begin\nid: 1.0\n") && rest.contains("id: 1.1\ndata: other"))
    #expect(!text(after: "0.3").contains("first"))
  }

  @Test(
    "Signals to a viewer that is busy are one signal, and one that stops listening is forgotten")
  func signals() async {
    do {
      let signals = log.signals()
      #expect(log.viewerCount == 1)
      for count in 1...1000 { log.add("trace", data: "", records: count) }
      var iterator = signals.makeAsyncIterator()
      #expect(await iterator.next() == .message)
    }
    #expect(log.viewerCount == 0)
  }
}
