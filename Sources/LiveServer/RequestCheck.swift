/// What a request must have to be answered.
///
/// Other pages in the same browser, and other users of the machine, can reach the port. The first can't
/// read the token; a page that rebinds its host name has another `Host`.
struct RequestCheck: Sendable {
  /// What comes first in the path of every address.
  let token: String
  let port: UInt16

  /// The names under which a browser on this machine finds the server.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Returns what is asked for: the path behind the token.
  ///
  /// - Throws: the response to send instead.
  func path(of request: HTTPRequest) throws(Refusal) -> String {
    guard let host = request.fields["host"], hosts.contains(host.lowercased()) else {
      throw Refusal(.forbidden, "The address must begin with http://127.0.0.1:\(port)/.")
    }
    if let origin = request.fields["origin"] {
      guard hosts.contains(where: { origin.lowercased() == "http://\($0)" }) else {
        throw Refusal(.forbidden, "Pages of other origins are not answered.")
      }
    }
    guard request.method == "GET" else {
      throw Refusal(.methodNotAllowed, "Only GET is answered.")
    }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].isEmpty, Self.areEqual(parts[1], token) else {
      throw Refusal(.notFound, "There is nothing at this address. Use the one that was printed.")
    }
    return parts.count == 3 ? String(parts[2]) : ""
  }

  /// Compares in a time that does not depend on where the texts differ.
  static func areEqual(_ text: some StringProtocol, _ token: some StringProtocol) -> Bool {
    let (text, token) = (Array(text.utf8), Array(token.utf8))
    guard text.count == token.count else { return false }
    return zip(text, token).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// The reason for which a request is not answered.
struct Refusal: Error {
  let status: HTTPStatus
  let sentence: String

  init(_ status: HTTPStatus, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }
}

/// Random texts that can't be guessed.
package enum RandomToken {
  /// Returns 128 random bits of the system's generator, in hexadecimal digits.
  package static func make() -> String {
    (0..<16).map { _ in
      let digits = String(UInt8.random(in: .min ... .max), radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined()
  }
}
