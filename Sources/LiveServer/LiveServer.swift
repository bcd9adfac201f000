import FlowTrace
import FlyingFox
import FlyingSocks
import PortableC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Serves a page that follows a trace, on the loopback address.
///
///     http://127.0.0.1:PORT/TOKEN/         the page as it is now
///     http://127.0.0.1:PORT/TOKEN/events   what happens, as server-sent events
package struct LiveServer: Sendable {
  /// How long a viewer may take no bytes until it is dropped.
  package static let patience = Duration.seconds(10)

  private let server: HTTPServer
  private let log: LiveLog
  private let token = RandomToken.make()

  /// - Parameters:
  ///   - port: the port; 0 for any that is free.
  ///   - log: what viewers are sent.
  ///   - patience: how long a viewer may take no bytes until it is dropped.
  /// - Throws: `SocketError`.
  package init(port: UInt16, log: LiveLog, patience: Duration = Self.patience) throws {
    self.log = log
    server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: 60,
      pool: PatientPool(base: HTTPServer.defaultPool(), patience: patience), logger: .disabled)
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
        do {
          try await server.run()
        } catch let error as SocketError {
          throw ServingError(error)
        }
      }
      group.addTask {
        try await server.waitUntilListening()
        guard case .ip4(_, let port)? = await server.listeningAddress else { return }
        let check = RequestCheck(token: token, port: port)
        await server.appendRoute("*") { request in
          await answer(request, check, page)
        }
        try await onStart("http://127.0.0.1:\(port)/\(token)/")
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

  private func answer(
    _ request: HTTPRequest, _ check: RequestCheck, _ page: @Sendable () async -> [UInt8]?
  ) async -> HTTPResponse {
    do {
      switch try check.path(of: request) {
      case "":
        return Self.response(.ok, "text/html", await page() ?? WaitingPage.html)
      case "events":
        let id = request.headers[HTTPHeader("Last-Event-ID")]
        let events = EventStream(log: log, start: log.position(after: id))
        return HTTPResponse(
          statusCode: .ok, headers: Self.headers("text/event-stream"),
          body: HTTPBodySequence(from: events))
      default:
        throw Refusal(.notFound, "There is nothing at this address.")
      }
    } catch let refusal as Refusal {
      return Self.response(refusal.status, "text/plain", Array("\(refusal.sentence)\n".utf8))
    } catch {
      return Self.response(.internalServerError, "text/plain", [])
    }
  }

  private static func response(
    _ status: HTTPStatusCode, _ type: String, _ bytes: [UInt8]
  ) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: headers(type), body: Data(bytes))
  }

  private static func headers(_ type: String) -> HTTPHeaders {
    [
      .contentType: "\(type); charset=utf-8", HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("Content-Security-Policy"): "frame-ancestors 'none'",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
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
    default: "Can't serve the page: \(reason.errorDescription ?? "the port can't be used")."
    }
  }
}
