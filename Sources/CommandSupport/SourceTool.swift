import PortableC
import Subprocess

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// `coordgraph-source`, which reads and rewrites the sources of apps. It is built apart, because
/// swift-syntax takes minutes to build.
public struct SourceTool: Sendable {
  /// The environment variable that names the tool's path.
  public static let variable = "COORDGRAPH_SOURCE"

  private let path: String

  /// Finds the tool: where the environment names it, beside this program, in the checkout that holds
  /// this program, or on the `PATH`.
  ///
  /// - Throws: ``SourceToolError`` where it is nowhere.
  public init() throws(SourceToolError) {
    let environment = ProcessInfo.processInfo.environment
    let name = "coordgraph-source"
    var places: [String] = []
    if let named = environment[Self.variable] {
      places = [named]
    } else {
      var folder = URL(filePath: RunningProgram.path).deletingLastPathComponent()
      places.append(folder.appending(path: name).path)
      while folder.path != "/" {
        for build in ["release", "debug"] {
          places.append(folder.appending(path: "SourceTools/.build/\(build)/\(name)").path)
        }
        folder.deleteLastPathComponent()
      }
      places += ExecutableFile.placesOnPath(of: name)
    }
    guard let found = ExecutableFile.first(of: places) else {
      throw SourceToolError(isNamed: environment[Self.variable] != nil)
    }
    path = found
  }

  /// Runs the tool with this program's standard streams.
  ///
  /// - Parameters:
  ///   - arguments: the tool's command line.
  ///   - printsToError: whether what it prints goes to standard error.
  /// - Returns: the exit status; 2 where the tool crashed.
  public func run(_ arguments: [String], printsToError: Bool = false) async throws -> Int32 {
    let result = try await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments),
      input: .fileDescriptor(.standardInput, closeAfterSpawningProcess: false),
      output: .fileDescriptor(
        printsToError ? .standardError : .standardOutput, closeAfterSpawningProcess: false),
      error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
    guard case .exited(let status) = result.terminationStatus else { return 2 }
    return status
  }
}

/// There is no `coordgraph-source`.
public struct SourceToolError: Error, Sendable, Hashable, CustomStringConvertible {
  var isNamed: Bool

  public var description: String {
    let place =
      isNamed
      ? "\(SourceTool.variable) doesn't name an executable"
      : "Can't find coordgraph-source beside coordgraph or on the PATH"
    return """
      \(place). Build it in a checkout of CoordinatorGraph: \
      swift build -c release --package-path SourceTools
      """
  }
}

/// The executable of this process.
enum RunningProgram {
  static var path: String {
    #if os(Linux)
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }
}
