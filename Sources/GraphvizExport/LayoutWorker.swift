#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the program that lays out is.
enum LayoutWorker {
  static let name = "coordgraph-layout"
  static let variable = "COORDGRAPH_LAYOUT"

  /// The path given, else the environment's, else beside the running program, links resolved.
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

  /// The program that is running, links resolved.
  static var thisProgram: URL {
    #if os(Linux)
      let program = URL(filePath: "/proc/self/exe")
    #else
      let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    #endif
    return program.resolvingSymlinksInPath()
  }
}
