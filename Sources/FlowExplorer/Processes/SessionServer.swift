#if !FLOW_PHONE
  import FlowPerson
  import FlowTrace
  import FlowTracing
  import Foundation
  import PortableC

  #if canImport(System)
    import System
  #else
    import SystemPackage
  #endif

  /// The side of a session in a process of its own: launches the app and does what it is asked to.
  @MainActor
  struct SessionServer {
    private let explorer: FlowExplorer
    private let channel: SessionChannel
    private let collector = TraceCollector()
    private let recorder: FlowRecorder
    private let watch = InterfaceWatch()
    private let displayWatch = DisplayWatch()
    private let waits = RealWaits()

    private init(_ explorer: FlowExplorer, _ channel: SessionChannel) {
      self.explorer = explorer
      self.channel = channel
      recorder = FlowRecorder(
        app: explorer.app, clock: .stepping, standIns: explorer.standIns, sink: collector)
    }

    /// Does what the process was started for, and ends it.
    static func run(_ explorer: FlowExplorer) async -> Never {
      guard let channel = takeChannel() else { exit(EX_USAGE) }
      // An endless loop in the app must not outlive the explorer.
      Thread.detachNewThread {
        channel.waitForHangup()
        _exit(0)
      }
      let server = SessionServer(explorer, channel)
      await InterfaceTurn.takeAndDrive {
        await InterfaceTurn.settle()
        await server.serve()
      }
      exit(0)
    }

    /// Takes the socket that is standard input, which is empty for the app, whose output goes to standard
    /// error.
    private static func takeChannel() -> SessionChannel? {
      let own = dup(STDIN_FILENO)
      let empty = open("/dev/null", O_RDONLY)
      guard own >= 0, empty >= 0, dup2(empty, STDIN_FILENO) >= 0 else { return nil }
      _ = fcntl(own, F_SETFD, FD_CLOEXEC)
      return SessionChannel(FileDescriptor(rawValue: own))
    }

    /// Answers one request after the other. The thread waits for them, so that nothing happens in the app
    /// between one and the next.
    private func serve() async {
      // Takes its time, which others of these processes need not wait for.
      FlowTracer.readSymbols()
      guard case .launch(let start)? = nextRequest(),
        explorer.launches.indices.contains(start.index)
      else {
        return
      }
      let session = await ExplorerSession(
        start, of: explorer, recorder: recorder, collector: collector,
        watch: watch, displayWatch: displayWatch, waits: waits)
      report(session, refusal: nil)
      while case .perform(let action)? = nextRequest() {
        var refusal: String?
        do {
          try await waits.perform(action, in: session, isNew: true)
        } catch {
          refusal = error.description
        }
        report(session, refusal: refusal)
      }
    }

    private func nextRequest() -> SessionRequest? {
      channel.receive().flatMap {
        try? JSONDecoder().decode(SessionRequest.self, from: Data($0))
      }
    }

    private func report(_ session: ExplorerSession, refusal: String?) {
      var records: [UInt8] = []
      for record in session.takeRecords() { record.appendLine(to: &records) }
      let report = SessionReport(
        refusal: refusal, records: String(decoding: records, as: UTF8.self),
        sighting: session.look(), looksOtherwise: session.looksOtherwise,
        arrangement: session.arrangement,
        unwaitedSleep: session.unwaitedSleep, hasLateTimer: session.hasLateTimer,
        drawsRandomNumbers: session.drawsRandomNumbers,
        displayedScreens: displayWatch.screens.sorted(),
        disturbance: watch.disturbance, requests: explorer.requests?())
      if let data = try? JSONEncoder().encode(report) { channel.send(Array(data)) }
    }
  }
#endif
