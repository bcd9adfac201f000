import ArgumentParser
import CommandSupport
import FlowTrace
import LiveServer

/// Serves a page that follows a trace while it is written.
struct Live: AsyncParsableCommand, Sendable {
  static let configuration = CommandConfiguration(
    commandName: "live",
    abstract: "Serve a page that follows a trace while the app runs.",
    discussion: """
      The address of the page is printed; only this machine can open it. The command runs until it is \
      interrupted.

        coordgraph live raypets.trace
        samples run RayPets | coordgraph live -
        coordgraph live --listen 192.168.1.20:5858 -o raypets.trace
      """
  )

  @Argument(help: "A trace that is being written, or will be; '-' is standard input.")
  var trace: String?

  @Option(help: "The port of the page on this machine; 0 is any that is free.")
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      """
      Take the trace from an app that sends it over TCP, instead of a file. A port alone is one of the \
      loopback address, which the simulator can reach. With another address, whoever can reach it can \
      try to connect, and the trace is not encrypted.
      """, valueName: "address:port"))
  var listen: String?

  @Option(
    help: """
      What the app has to send first, with --listen: 16 letters or more. (default: random, and printed)
      """)
  var token: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Also write the trace to this file.", valueName: "file"))
  var output: String?

  @OptionGroup(title: "Diagram options")
  var diagram: DiagramArguments

  func validate() throws {
    guard !diagram.hasDepthAlone else { throw ValidationError("--depth needs --focus.") }
    guard trace == nil || listen == nil else {
      throw ValidationError("Pass a trace or --listen, not both.")
    }
    if let listen, ListenAddress(listen) == nil {
      throw ValidationError(
        "--listen must be an address in digits and a port, such as 192.168.1.20:5858, not '\(listen)'."
      )
    }
    if let token {
      guard listen != nil else { throw ValidationError("--token needs --listen.") }
      guard (16...200).contains(token.utf8.count), !token.contains(where: \.isNewline) else {
        throw ValidationError("--token must have 16 to 200 letters on one line.")
      }
    }
    if let output, output == "-" {
      throw ValidationError("--output must be a file; standard output has the page's address.")
    }
  }

  func run() async throws {
    if trace == nil, listen == nil, InputFile.standardInput.isTerminal {
      throw ValidationError("Pass a trace, pipe one in, or use --listen.")
    }
    _ = try diagram.theme.theme()
    let copy = try output.map { path in
      try TraceCopy(path: path, apartFrom: [trace].compactMap(\.self))
    }
    let log = LiveLog()
    let drawer = try LiveDrawer(diagram: diagram)
    let feed = LiveFeed(
      name: name, naming: diagram.naming, log: log,
      draw: { try await drawer.page(of: $0) }, report: { StandardError.write($0) })
    let server = LiveServer(port: port, log: log)
    let receiver = listen.flatMap(ListenAddress.init).map { address in
      TraceReceiver(address: address, token: token ?? RandomToken.make())
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        try await server.run(page: { await feed.page }) { try StandardOutput.write($0) }
      }
      if let receiver {
        group.addTask {
          try await receiver.run { StandardError.write(receiver.invitation(port: $0)) }
        }
      }
      group.addTask { try await feed.keepDrawing() }
      group.addTask { try await read(into: feed, copy, from: receiver) }
      for try await _ in group {}
    }
  }

  private var name: String {
    if listen != nil { return "the app's trace" }
    return InputFile(path: trace ?? "-").name
  }

  /// Passes on what comes until nothing can come any more.
  private func read(
    into feed: LiveFeed, _ copy: TraceCopy?, from receiver: TraceReceiver?
  ) async throws {
    var source: any TraceSource =
      if let receiver {
        ReceivedTrace(receiver)
      } else if let trace, trace != "-" {
        FollowedFile(path: trace)
      } else {
        PipedTrace()
      }
    while let piece = try await source.next() {
      if case .bytes(let bytes) = piece { try copy?.write(bytes) }
      await feed.take(piece)
    }
  }
}

extension TraceReceiver {
  /// What to do in the app, and what an address that others can reach exposes.
  fileprivate func invitation(port: UInt16) -> String {
    let warning =
      address.isLoopback
      ? ""
      : """

      warning: \(address.text(port: port)) can be reached from the network. Whoever sees the traffic \
      can read the trace and the token.
      """
    return """
      note: Waiting for an app at \(address.text(port: port)). In the app: \
      .live(host: "\(address.host)", port: \(port), token: "\(token)")\(warning)
      """
  }
}
