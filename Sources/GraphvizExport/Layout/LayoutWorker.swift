import PortableC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The location of `coordgraph-layout`.
enum LayoutWorker {
  static let name = "coordgraph-layout"
  static let variable = "COORDGRAPH_LAYOUT"

  /// Returns the path given, else the environment's, else the one beside the running program, or on a
  /// Mac beside the test bundle that holds this code.
  ///
  /// - Throws: ``GraphvizError/workerNotFound(path:)`` where there is no executable file.
  static func find(_ path: String?) throws(GraphvizError) -> String {
    let environment = ProcessInfo.processInfo.environment[variable]
    let named = path ?? environment.flatMap { $0.isEmpty ? nil : $0 }
    let candidates = named.map { [$0] } ?? neighbours.map(besideIt)
    guard let worker = ExecutableFile.first(of: candidates) else {
      throw .workerNotFound(path: candidates[0])
    }
    return worker
  }

  private static func besideIt(_ file: URL) -> String {
    file.deletingLastPathComponent().appending(component: name).path
  }

  /// What the worker may lie beside, the likeliest first.
  private static var neighbours: [URL] {
    #if os(macOS)
      // There `swift test` runs a program of Xcode's, which loads the bundle that the tests are in.
      [thisProgram, Bundle(for: Anchor.self).bundleURL.resolvingSymlinksInPath()]
    #else
      [thisProgram]
    #endif
  }

  #if os(macOS)
    /// A class of this module, to find the bundle by.
    private final class Anchor {}
  #endif

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
