#if !FLOW_PHONE
  import Foundation
  import Subprocess

  #if canImport(System)
    import System
  #else
    import SystemPackage
  #endif

  /// A process with one session, which runs ahead of the explorer as far as it is known what will be done.
  @MainActor
  final class SessionProcess {
    private let channel: SessionChannel
    private let end: Task<Void, Never>
    /// The requests that were sent, of which the first were answered and taken.
    private(set) var requests: [SessionRequest] = []
    private var taken = 0
    /// Whether the process has ended after it was stopped.
    private(set) var hasEnded = false

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - app: the app that is explored.
    ///   - arguments: the executable's arguments.
    /// - Throws: `Errno` when there are no descriptors left.
    init(app: String, arguments: [String]) throws {
      let (channel, other) = try SessionChannel.pair()
      self.channel = channel
      end = Task.detached {
        let variable = Environment.Key(rawValue: ExplorerProcesses.environmentVariable)
        // States are compared by their hashes, which have to be the same in every process.
        let hashing = Environment.Key(rawValue: "SWIFT_DETERMINISTIC_HASHING")
        // Defaults are kept there, and not among those of other processes.
        let (temporary, defaults) = (
          Environment.Key(rawValue: "TMPDIR"), Environment.Key(rawValue: "XDG_CONFIG_HOME")
        )
        let folder = FileManager.default.temporaryDirectory
          .appending(path: "flow-explorer-\(UUID())", directoryHint: .isDirectory)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let changes = [
          variable: app, hashing: "1", temporary: folder.path, defaults: folder.path,
        ].reduce(into: [Environment.Key: String?]()) {
          if let key = $1.key { $0[key] = $1.value }
        }
        _ = try? await Subprocess.run(
          .path(FilePath(Self.program)), arguments: Arguments(arguments),
          environment: .inherit.updating(changes),
          input: .fileDescriptor(other, closeAfterSpawningProcess: true),
          output: .fileDescriptor(.standardError, closeAfterSpawningProcess: false),
          error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
        channel.close()
      }
    }

    /// Has the process go ahead with requests before they are asked for.
    func send(_ requests: [SessionRequest]) {
      for request in requests {
        guard let data = try? JSONEncoder().encode(request) else { continue }
        channel.send(Array(data))
        self.requests.append(request)
      }
    }

    /// Whether a request is the one that the process was sent next, or it was sent none.
    func isReady(for request: SessionRequest) -> Bool {
      taken == requests.count || requests[taken] == request
    }

    /// Waits for the report of the next request, which is sent unless it was before; nil when the process
    /// has ended.
    func report(of request: SessionRequest) async -> SessionReport? {
      if taken == requests.count { send([request]) }
      taken += 1
      guard let line = await channel.nextLine() else { return nil }
      return try? JSONDecoder().decode(SessionReport.self, from: Data(line))
    }

    /// Ends the process.
    func stop() {
      channel.close()
      Task {
        await end.value
        hasEnded = true
      }
    }

    /// Waits until the process has ended.
    func waitForEnd() async { await end.value }

    private nonisolated static var program: String {
      #if os(Linux)
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
      #else
        Bundle.main.executablePath ?? CommandLine.arguments[0]
      #endif
    }
  }
#endif
