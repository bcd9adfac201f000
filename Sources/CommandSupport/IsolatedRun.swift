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

/// Runs this program again as a child process that may stop anywhere, as often as it takes.
///
/// The child notes in a journal what it is about to do and leaves out what it stopped at before, so
/// each run gets further than the one before.
public struct IsolatedRun: Sendable {
  /// The environment variable that names the journal to the child.
  public var variable: String

  public init(variable: String) {
    self.variable = variable
  }

  /// Whether this process is the child.
  public var isChild: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// Runs the child until it exits by itself.
  ///
  /// - Parameter arguments: what it is to be called with.
  /// - Returns: its exit status.
  /// - Throws: ``IsolatedRunError`` when it stops and its journal tells nothing new.
  public func run(_ arguments: [String]) async throws -> Int32 {
    let journal = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).journal").path
    defer { try? FileManager.default.removeItem(atPath: journal) }
    let key = Environment.Key(rawValue: variable).map { [$0: Optional(journal)] } ?? [:]
    var before: Set<Substring> = []
    while true {
      let result = try await Subprocess.run(
        .path(FilePath(Self.program)), arguments: Arguments(arguments),
        environment: .inherit.updating(key),
        input: .fileDescriptor(.standardInput, closeAfterSpawningProcess: false),
        output: .fileDescriptor(.standardOutput, closeAfterSpawningProcess: false),
        error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
      if case .exited(let status) = result.terminationStatus { return status }
      let text = (try? String(contentsOfFile: journal, encoding: .utf8)) ?? ""
      let now = Set(text.split(separator: "\n"))
      guard !now.isSubset(of: before) else {
        throw IsolatedRunError(description: "The child stopped: \(result.terminationStatus).")
      }
      before = now
    }
  }

  private static var program: String {
    #if os(Linux)
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }
}
