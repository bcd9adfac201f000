import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A slot for each core. Without them, the tools of all tests would run at the same time,
/// and leave nothing to the tests of the interface, which have to run one after another.
private actor Slots {
  static let shared = Slots()

  private var free = ProcessInfo.processInfo.activeProcessorCount
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

/// One of the built executables, run as a user would run it.
struct Tool {
  /// What a run gave.
  struct Result {
    /// The exit status; nil when a signal ended it.
    var status: Int32?
    var output: String
    var errors: String
  }

  /// A tool that was ended because it ran too long.
  struct Overtime: Error, CustomStringConvertible {
    let path: String
    let limit: Duration

    var description: String { "\(path) did not end within \(limit)." }
  }

  let path: String

  static let coordgraph = Tool(named: "coordgraph")
  static let samples = Tool(named: "samples")
  static let layout = Tool(named: "coordgraph-layout")

  init(named name: String) {
    path = Self.products.appending(component: name).path
  }

  init(path: String) {
    self.path = path
  }

  /// The folder that the executables are built into, which the tests are in too.
  static var products: URL {
    #if os(Linux)
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    #else
      Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent()
    #endif
  }

  #if !os(Linux)
    /// A class of this module, to find the bundle by that the tests are in.
    private final class Anchor {}
  #endif

  private static let cache = FileManager.default.temporaryDirectory
    .appending(component: "coordgraph-tests-cache")

  /// Runs the tool as soon as no more others run than there are cores.
  ///
  /// - Parameters:
  ///   - list: further arguments.
  ///   - limit: how long the tool may run. Its wait for the others is not counted, which a time limit of
  ///     the test would.
  /// - Throws: ``Overtime`` when the limit is over; the tool is ended first.
  func run(
    _ arguments: String..., list: [String] = [], input: String = "",
    environment: [String: String] = [:], limit: Duration = .seconds(900)
  ) async throws -> Result {
    // The user's own cache is nothing for tests to fill.
    let environment = ["XDG_CACHE_HOME": Self.cache.path].merging(environment) { $1 }
    let variables = environment.map { (Environment.Key(rawValue: $0)!, Optional($1)) }
    // A tool that ends before it has read a pipe would end this process, too; a file is patient.
    let folder = try Folder()
    await Slots.shared.take()
    defer { Task { await Slots.shared.leave() } }
    let file = try FileDescriptor.open(FilePath(folder.write(input, to: "input")), .readOnly)
    return try await withThrowingTaskGroup(of: Result.self) { group in
      defer { group.cancelAll() }
      group.addTask {
        let result = try await Subprocess.run(
          .path(FilePath(path)), arguments: Arguments(arguments + list),
          environment: .inherit.updating(Dictionary(uniqueKeysWithValues: variables)),
          input: .fileDescriptor(file, closeAfterSpawningProcess: true),
          output: .string(limit: .max), error: .string(limit: .max))
        let status: Int32? =
          if case .exited(let code) = result.terminationStatus { code } else { nil }
        return Result(
          status: status, output: result.standardOutput, errors: result.standardError)
      }
      group.addTask {
        try await Task.sleep(for: limit)
        throw Overtime(path: path, limit: limit)
      }
      return try await group.next()!
    }
  }
}
