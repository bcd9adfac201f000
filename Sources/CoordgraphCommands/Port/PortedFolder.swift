import CommandSupport
import FlowTrace

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder of a ported and built package.
struct PortedFolder {
  /// The part of the package's list of files that is read here.
  private struct Manifest: Decodable {
    let app: String
    let product: String
    /// What launches the app.
    let launch: String?
  }

  let path: String
  /// The folder of what is built.
  private let scratch: URL
  private var url: URL { URL(filePath: path) }

  /// - Parameters:
  ///   - path: The folder.
  ///   - scratch: The folder of what is built; `.build` in the package's for nil.
  init(_ path: String, scratch: String? = nil) {
    self.path = path
    self.scratch = URL(filePath: scratch ?? path + "/.build")
  }

  /// The folder beside an app that it is ported to unless another is named.
  static func `default`(for app: String) -> String {
    let url = URL(filePath: app).standardizedFileURL
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type]
    let isFolder = type as? FileAttributeType == .typeDirectory
    let isApp = isFolder && !["xcodeproj", "xcworkspace"].contains(url.pathExtension)
    let folder = isApp ? url : url.deletingLastPathComponent()
    return folder.deletingLastPathComponent()
      .appending(path: folder.lastPathComponent + "-port").path
  }

  /// Explores the app, unless that was done since it was built; then the report is printed once more.
  ///
  /// - Parameter printsToError: whether the report of the exploration goes to standard error.
  /// - Returns: the path of the trace.
  func explore(printsToError: Bool) async throws -> String {
    let manifest = try manifest()
    let program = scratch.appending(path: "debug/\(manifest.product)")
    let trace = scratch.appending(path: "\(manifest.product).trace")
    if let explored = modified(trace), let built = modified(program), explored > built,
      lastChangeOfResources.map({ explored > $0 }) ?? true
    {
      try printReport(of: trace, toError: printsToError)
      return trace.path
    }
    var run = IsolatedRun(variable: "FLOW_EXPLORER_JOURNAL", program: program.path)
    var status = try await run.run([trace.path], printsToError: printsToError)
    if status == 1 {
      StandardError.write(
        """
        note: \(manifest.app) stops when it is launched. It is tried again without sample answers to its \
        requests, as without a connection.
        """)
      run.environment = ["COORDGRAPH_OFFLINE": "1"]
      status = try await run.run([trace.path], printsToError: printsToError)
    }
    switch status {
    case 0: return trace.path
    case 1: throw LaunchCrash(app: manifest.app, program: program.path)
    default: throw ExplorationFailure(program: program.path, status: status)
    }
  }

  /// Prints the report that was written beside a trace.
  private func printReport(of trace: URL, toError: Bool) throws {
    let file = trace.deletingPathExtension().appendingPathExtension("report")
    guard let data = try? Data(contentsOf: file), !data.isEmpty else { return }
    let report = String(decoding: data.dropLast(), as: UTF8.self)
    if toError {
      StandardError.write(report)
    } else {
      try StandardOutput.write(report)
    }
  }

  /// The file with what the app printed as it was explored; nil where it printed nothing.
  static func log(of trace: String) -> String? { filled("log", beside: trace) }

  /// Whether there is no reason to doubt that the exploration saw all of the app.
  static func isComplete(_ trace: String) -> Bool { filled("doubts", beside: trace) == nil }

  /// The file of a type beside a trace; nil where it is empty.
  private static func filled(_ type: String, beside trace: String) -> String? {
    let file = URL(fileURLWithPath: trace).deletingPathExtension().appendingPathExtension(type)
    return FileState(file.path).map { $0.size > 0 } ?? false ? file.path : nil
  }

  /// - Throws: ``NoScreens`` for the trace of an app that showed nothing.
  func expectScreens(in trace: String) throws {
    guard try !Self.hasObjects(trace) else { return }
    let manifest = try manifest()
    throw NoScreens(
      app: manifest.app, launch: manifest.launch ?? "its delegate",
      program: scratch.appending(path: "debug/\(manifest.product)").path)
  }

  /// Whether a trace has a screen or a coordinator. Reads no further than the first one.
  private static func hasObjects(_ trace: String) throws -> Bool {
    struct Found: Error {}
    let file = InputFile(path: trace)
    var reader = TraceReader(file: file.name)
    func check(_ record: TraceRecord) throws {
      switch record.event {
      case .screen, .coordinator: throw Found()
      default: break
      }
    }
    do {
      try file.read { try reader.read($0, check) }
      try reader.finish(check)
      return false
    } catch is Found {
      return true
    }
  }

  private func manifest() throws -> Manifest {
    let file = url.appending(path: ".coordgraph-port.json")
    return try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: file))
  }

  /// When a file of the app's bundle was changed last, which the app reads as it runs.
  private var lastChangeOfResources: Date? {
    let folder = url.appending(path: "Resources")
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths?.compactMap { modified(folder.appending(path: $0)) }.max()
  }

  private func modified(_ file: URL) -> Date? {
    let path = file.resolvingSymlinksInPath().path
    return try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}

/// An app that could not be explored.
struct ExplorationFailure: Error, CustomStringConvertible {
  let program: String
  let status: Int32

  var description: String {
    "\(program) exited with status \(status). Run it by hand to see why the app can't be explored."
  }
}

/// An app that stops whenever it is launched.
struct LaunchCrash: Error, CustomStringConvertible {
  let app: String
  let program: String

  var description: String {
    """
    \(app) stops when it is launched, before any screen: the crash report above names the place in its \
    code. Give it what it misses, such as an answer in the table [network] of coordgraph-port.toml, or \
    list the type under stand-ins there. Run \(program) to see the report again.
    """
  }
}

/// An app that showed no screen when it was launched.
struct NoScreens: Error, CustomStringConvertible {
  let app: String
  let launch: String
  let program: String

  var description: String {
    """
    \(app) showed no screen. It was launched by \(launch). Set root in coordgraph-port.toml to the code \
    that starts the app, such as root = "AppCoordinator(window: window).start()", or pass another target \
    with --target. Run \(program) by hand to see what the app prints.
    """
  }
}
