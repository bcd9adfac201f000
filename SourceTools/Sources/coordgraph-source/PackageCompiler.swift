import Foundation
import SourcePort
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Compiles a ported package.
struct PackageCompiler {
  /// The folder of the package.
  let package: URL
  /// The folder for what is built; nil for the package's own.
  let scratchPath: String?

  private var folder: BuildFolder {
    let scratch = scratchPath.map { URL(fileURLWithPath: $0) }
    return BuildFolder(url: scratch ?? package.appending(path: ".build"))
  }

  /// Makes the folder ready for builds against a CoordinatorGraph.
  func prepare(for coordinatorGraph: String) throws {
    try folder.prepare(for: coordinatorGraph)
  }

  /// Checks the types of the app's module as the last build compiled it.
  ///
  /// - Returns: the compiler's output where it found errors, and nil where a build has to show.
  func check(_ app: String) async throws -> String? {
    let sources = package.appending(path: "Sources/\(app)")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0).path }
    guard let plan = try? String(contentsOf: folder.plan, encoding: .utf8),
      let command = TypeCheckCommand(module: app, plan: plan, files: files ?? [])
    else { return nil }
    let output = try await Self.output(.path(FilePath(command.executable)), command.arguments)
    return output.flatMap { CompilerError.all(in: $0).isEmpty ? nil : $0 }
  }

  /// Builds a product of the package.
  ///
  /// - Returns: the compiler's output where that failed, and nil where it did not.
  func build(_ product: String) async throws -> String? {
    // SwiftPM takes the plan of another package for this one's, and that of files which were removed
    // for that of files which are there again.
    try? FileManager.default.removeItem(at: folder.plan)
    return try await Self.output(
      .name("swift"),
      [
        "build", "--package-path", package.path, "--product", product,
        "-Xswiftc", "-continue-building-after-errors", "-Xswiftc", "-suppress-warnings",
      ] + (scratchPath.map { ["--scratch-path", $0] } ?? []))
  }

  /// What a command prints if it fails.
  private static func output(
    _ executable: Executable, _ arguments: [String]
  ) async throws -> String? {
    let result = try await Subprocess.run(
      executable, arguments: Arguments(arguments),
      environment: .inherit.updating(["COORDGRAPH_OPTIMIZED": "1"]),
      output: .string(limit: 64 << 20),
      error: .string(limit: 64 << 20))
    if case .exited(0) = result.terminationStatus { return nil }
    return result.standardOutput + "\n" + result.standardError
  }
}
