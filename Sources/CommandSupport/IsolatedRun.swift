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

/// A run of a program as a child process that is repeated while it crashes and makes progress.
///
/// The child writes to a journal what it is about to do, and skips what it crashed at before, so each
/// run gets further than the one before. Hashes are the same in each.
public struct IsolatedRun: Sendable {
  /// The environment variable that gives the child the journal's path.
  public var variable: String
  /// The path of the program; nil for this one.
  public var program: String?
  /// Further environment variables of the child.
  public var environment: [String: String] = [:]

  public init(variable: String, program: String? = nil) {
    self.variable = variable
    self.program = program
  }

  /// The environment variable with the settings of Swift's backtraces.
  private static let backtrace = "SWIFT_BACKTRACE"
  /// The crashes that are printed with a backtrace, each of which takes a second or more.
  private static let backtraces = 3

  /// Whether this process is the child.
  public var isChild: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// Runs the child until it exits by itself.
  ///
  /// - Parameters:
  ///   - arguments: the child's command line.
  ///   - printsToError: whether what the child prints goes to standard error.
  /// - Returns: the child's exit status.
  /// - Throws: ``IsolatedRunError`` where the child crashes and its journal has nothing new.
  public func run(_ arguments: [String], printsToError: Bool = false) async throws -> Int32 {
    let journal = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).journal").path
    defer { try? FileManager.default.removeItem(atPath: journal) }
    var before: Set<Substring> = []
    var crashes = 0
    while true {
      // An app that shows what a Set or Dictionary gives shows the same each time.
      var variables = environment
      variables[variable] = journal
      variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
      // The whole of a crash report hides what the program printed before.
      if ProcessInfo.processInfo.environment[Self.backtrace] == nil {
        variables[Self.backtrace] =
          crashes < Self.backtraces
          ? "threads=crashed,registers=none,images=none,limit=24" : "enable=no"
      }
      let updates = variables.reduce(into: [Environment.Key: String?]()) { updates, variable in
        if let key = Environment.Key(rawValue: variable.key) { updates[key] = variable.value }
      }
      let result = try await Subprocess.run(
        .path(FilePath(program ?? RunningProgram.path)), arguments: Arguments(arguments),
        environment: .inherit.updating(updates),
        input: .fileDescriptor(.standardInput, closeAfterSpawningProcess: false),
        output: .fileDescriptor(
          printsToError ? .standardError : .standardOutput, closeAfterSpawningProcess: false),
        error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
      if case .exited(let status) = result.terminationStatus { return status }
      let text = (try? String(contentsOfFile: journal, encoding: .utf8)) ?? ""
      let now = Set(text.split(separator: "\n"))
      guard !now.isSubset(of: before) else {
        throw IsolatedRunError(
          description: "The child process crashed before it made progress: "
            + "\(result.terminationStatus).")
      }
      before = now
      crashes += 1
    }
  }
}

/// The error of a child process that crashes at an unknown place.
public struct IsolatedRunError: Error, Sendable, CustomStringConvertible {
  public let description: String
}
