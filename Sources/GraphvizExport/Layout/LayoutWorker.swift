#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The location of `coordgraph-layout`.
enum LayoutWorker {
  static let name = "coordgraph-layout"
  static let variable = "COORDGRAPH_LAYOUT"

  /// Returns the path given, else the environment's, else the one beside the running program.
  static func find(_ path: String?) throws(GraphvizError) -> String {
    let environment = ProcessInfo.processInfo.environment[variable]
    let candidate = path ?? environment.flatMap { $0.isEmpty ? nil : $0 } ?? besideThisProgram
    guard FileManager.default.isExecutableFile(atPath: candidate)
    else { throw .workerNotFound(path: candidate) }
    return candidate
  }

  private static var besideThisProgram: String {
    thisProgram.deletingLastPathComponent().appending(component: name).path
  }

  /// The running program, with symbolic links resolved.
  static var thisProgram: URL {
    #if os(Linux)
      let program = URL(filePath: "/proc/self/exe")
    #else
      let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    #endif
    return program.resolvingSymlinksInPath()
  }
}
