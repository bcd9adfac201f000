import Testing

@testable import LiveServer

@Suite("What a live server answers")
struct RequestCheckTests {
  private let check = RequestCheck(token: "0123456789abcdef", port: 8080)

  private func status(
    _ method: String = "GET", _ path: String = "/0123456789abcdef/",
    host: String? = "127.0.0.1:8080", origin: String? = nil
  ) -> HTTPStatus {
    var fields: [String: String] = [:]
    fields["host"] = host
    fields["origin"] = origin
    do {
      _ = try check.path(of: HTTPRequest(method: method, path: path, fields: fields))
      return .ok
    } catch {
      return error.status
    }
  }

  @Test("A request is answered only with the server's own host and origin, the token and GET")
  func answered() {
    #expect(status() == .ok && status(host: "localhost:8080") == .ok)
    #expect(status(origin: "http://127.0.0.1:8080") == .ok)
    #expect(status("GET", "/0123456789abcdef") == .ok)
    #expect(status("GET", "/0123456789abcdef/events") == .ok)
    for host in [
      nil, "", "127.0.0.1", "127.0.0.1:80", "example.com:8080", "127.0.0.1:8080.example.com",
    ] {
      #expect(status(host: host) == .forbidden, "\(host ?? "none")")
    }
    for origin in ["null", "", "http://example.com", "https://127.0.0.1:8080", "http://127.0.0.1"] {
      #expect(status(origin: origin) == .forbidden, "\(origin)")
    }
    for method in ["POST", "PUT", "DELETE", "HEAD", "OPTIONS", "get", ""] {
      #expect(status(method) == .methodNotAllowed, "\(method)")
    }
    for path in [
      "/", "", "//", "/0123456789abcdeg/", "/0123456789abcde/", "/events", "/a/b/c",
      "x/0123456789abcdef/", "http://a/0123456789abcdef/",
    ] {
      #expect(status("GET", path) == .notFound, "\(path)")
    }
  }

  @Test("A request is its method, its path without the query, and its fields in any case")
  func request() throws {
    let head = "GET /a/b?c HTTP/1.1\r\nHost: 127.0.0.1:80 \r\nX-Empty:\r\nLAST-EVENT-ID:\t0.7"
    let expected = HTTPRequest(
      method: "GET", path: "/a/b",
      fields: ["host": "127.0.0.1:80", "x-empty": "", "last-event-id": "0.7"])
    #expect(try HTTPRequest(head.utf8) == expected)
  }

  @Test(
    "A head that could be read in two ways is refused",
    arguments: [
      "", "GET /", "GET / HTTP/2", "GET  / HTTP/1.1", "\0\u{1} nonsense",
      "GET / HTTP/1.1\r\nno colon", "GET / HTTP/1.1\r\nA: b\r\n folded: c",
      "GET / HTTP/1.1\r\nHost: a\r\nhost: b", "GET / HTTP/1.1\r\nHost : a",
      "GET / HTTP/1.1\r\n: a",
    ])
  func ambiguous(head: String) {
    #expect(throws: Refusal.self) { try HTTPRequest(head.utf8) }
  }

  @Test("Tokens have 32 hexadecimal digits, and differ")
  func tokens() {
    let tokens = (0..<100).map { _ in RandomToken.make() }
    #expect(tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
    #expect(Set(tokens).count == tokens.count)
  }

  @Test(
    "An address to listen at is one in digits with a port; a port alone is of the loopback address")
  func addresses() throws {
    let own = try #require(ListenAddress("5858"))
    #expect(own.host == "127.0.0.1" && own.port == 5858 && own.isLoopback)
    let phone = try #require(ListenAddress("192.168.1.20:0"))
    #expect(phone.text(port: 7) == "192.168.1.20:7" && !phone.isLoopback)
    let six = try #require(ListenAddress("[::1]:5858"))
    #expect(six.text(port: 5858) == "[::1]:5858" && six.isLoopback)
    #expect(ListenAddress("0.0.0.0:1")?.isLoopback == false)
    for text in [
      "", ":1", "host:1", "1.2.3:1", "127.0.0.1", "127.0.0.1:65536", "::1:1", "[::1]", "-1",
    ] {
      #expect(ListenAddress(text) == nil, "\(text)")
    }
  }
}
