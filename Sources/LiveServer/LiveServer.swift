import FlowTrace
import FlyingSocks
import PortableC

/// Serves a page that follows a trace, on the loopback address.
///
///     http://127.0.0.1:PORT/TOKEN/         the page as it is now
///     http://127.0.0.1:PORT/TOKEN/events   what happens, as server-sent events
package struct LiveServer: Sendable {
  /// How long a viewer may take no bytes until it is dropped.
  package static let patience = Duration.seconds(10)

  private let listener: TCPListener
  private let log: LiveLog
  private let token = RandomToken.make()

  /// - Parameters:
  ///   - port: the port; 0 for any that is free.
  ///   - log: what viewers are sent.
  ///   - patience: how long a viewer may take no bytes until it is dropped.
  package init(port: UInt16, log: LiveLog, patience: Duration = Self.patience) {
    self.log = log
    listener = TCPListener(
      address: .loopback(port: port), pool: PatientPool(base: SocketPool.make(), patience: patience)
    )
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameters:
  ///   - page: returns the page as it is now; nil where there is nothing to show yet.
  ///   - onStart: is given the page's address once it can be opened.
  /// - Throws: ``ServingError`` where the port can't be used.
  package func run(
    page: @escaping @Sendable () async -> [UInt8]?,
    onStart: @escaping @Sendable (_ address: String) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        try await listener.run { port in
          try await onStart("http://127.0.0.1:\(port)/\(token)/")
        } serve: { connection, port in
          // A viewer that has gone, or is dropped, is no failure.
          try? await answer(connection, RequestCheck(token: token, port: port), page)
        }
      }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(5))
          log.signalSilence()
        }
      }
      for try await _ in group {}
    }
  }

  /// Answers the one request of a connection.
  private func answer(
    _ connection: AsyncSocket, _ check: RequestCheck, _ page: @Sendable () async -> [UInt8]?
  ) async throws {
    let beginning = await connection.beginning(
      until: Array("\r\n\r\n".utf8), atMost: HTTPRequest.longest, within: .seconds(10))
    guard let head = beginning?.head else { return }
    do {
      let request = try HTTPRequest(head)
      switch try check.path(of: request) {
      case "":
        let body = await page() ?? WaitingPage.html
        try await connection.send(HTTPResponse.whole(.ok, type: "text/html", body: body))
      case "events":
        try await stream(to: connection, after: request.fields["last-event-id"])
      default:
        throw Refusal(.notFound, "There is nothing at this address.")
      }
    } catch let refusal as Refusal {
      let body = Array("\(refusal.sentence)\n".utf8)
      try await connection.send(HTTPResponse.whole(refusal.status, type: "text/plain", body: body))
    }
  }

  private func stream(to connection: AsyncSocket, after id: String?) async throws {
    var events = EventStream(log: log, after: id)
    try await connection.send(
      HTTPResponse.stream(type: "text/event-stream") + EventStream.greeting)
    while let bytes = await events.next() { try await connection.send(bytes) }
  }
}

/// What is shown until the first screen was recorded. It loads itself again.
private enum WaitingPage {
  static let html = Array(
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:">
    <link rel="icon" href="data:,">
    <meta http-equiv="refresh" content="1">
    <meta name="color-scheme" content="light dark">
    <title>coordgraph live</title>
    </head>
    <body>
    <p>Waiting for the first screen of the app.</p>
    </body>
    </html>

    """.utf8)
}

/// The error of a port that can't be served.
package struct ServingError: Error, CustomStringConvertible {
  let reason: SocketError

  init(_ reason: SocketError) { self.reason = reason }

  package var description: String {
    switch reason {
    case .failed(_, let code, _) where code == EADDRINUSE:
      "The port is in use by another program. Use --port 0 for a free one."
    case .failed(_, let code, _) where code == EACCES:
      "The port may not be used by this user. Use --port 0 for a free one."
    case .failed(_, _, let message): "Can't serve the page: \(message)."
    default: "This machine does not have the address to listen at."
    }
  }
}
