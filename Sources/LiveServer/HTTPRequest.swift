/// The head of an HTTP/1 request. A body is not read.
struct HTTPRequest: Sendable, Equatable {
  /// The most bytes of a head.
  static let longest = 16 << 10

  var method: String
  /// The path, without a query.
  var path: String
  /// The fields' values by their names in small letters.
  var fields: [String: String]

  init(method: String, path: String, fields: [String: String]) {
    self.method = method
    self.path = path
    self.fields = fields
  }

  /// Reads a head.
  ///
  /// - Parameter bytes: the lines, without the empty one behind them.
  /// - Throws: the response to send instead.
  init(_ bytes: some Sequence<UInt8>) throws(Refusal) {
    let lines = String(decoding: Array(bytes), as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    let start = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard start.count == 3, start[2] == "HTTP/1.1" || start[2] == "HTTP/1.0" else {
      throw Refusal(.badRequest, "This is not an HTTP/1 request.")
    }
    method = String(start[0])
    path = String(start[1].prefix { $0 != "?" })
    fields = [:]
    for line in lines.dropFirst() {
      let colon = line.firstIndex(of: ":") ?? line.startIndex
      let name = line[..<colon].lowercased()
      guard !name.isEmpty, !name.contains(where: \.isWhitespace) else {
        throw Refusal(.badRequest, "A line of the request is not a header field.")
      }
      let value = line[line.index(after: colon)...].trimmingSpaces()
      // Two values of one field could be read as either.
      guard fields.updateValue(value, forKey: name) == nil else {
        throw Refusal(.badRequest, "The header field '\(name)' occurs twice.")
      }
    }
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> String {
    let isSpace = { (letter: Character) in letter == " " || letter == "\t" }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
