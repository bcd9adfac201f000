/// The status of a response.
enum HTTPStatus: String, Sendable {
  case ok = "200 OK"
  case badRequest = "400 Bad Request"
  case forbidden = "403 Forbidden"
  case notFound = "404 Not Found"
  case methodNotAllowed = "405 Method Not Allowed"
}

/// The head of a response, after which the connection is closed.
enum HTTPResponse {
  /// Returns the head and the body of a response.
  static func whole(_ status: HTTPStatus, type: String, body: [UInt8]) -> [UInt8] {
    head(status, type: type, more: ["Content-Length: \(body.count)"]) + body
  }

  /// Returns the head of a response whose body goes on until the connection is closed.
  static func stream(type: String) -> [UInt8] {
    head(.ok, type: type, more: [])
  }

  private static func head(_ status: HTTPStatus, type: String, more: [String]) -> [UInt8] {
    let lines =
      [
        "HTTP/1.1 \(status.rawValue)", "Connection: close",
        "Content-Type: \(type); charset=utf-8",
      ] + more + [
        "Cache-Control: no-store", "Content-Security-Policy: frame-ancestors 'none'",
        "Cross-Origin-Resource-Policy: same-origin", "Referrer-Policy: no-referrer",
        "X-Content-Type-Options: nosniff", "", "",
      ]
    return Array(lines.joined(separator: "\r\n").utf8)
  }
}
