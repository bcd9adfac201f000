import ArgumentParser
import Foundation
import SourcePort
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Ports an app, builds it, and replaces what does not compile.
struct Build: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Port an app, build it, and replace what doesn't compile by stand-ins.",
    discussion: "The app's code is compiled, but not run."
  )

  @OptionGroup var arguments: PortArguments

  @Option(help: "The folder for what is built; several apps can share one. (default: DIR/.build)")
  var scratchPath: String?

  @Option(
    help: "The maximum number of rounds of replacing parts, in each of up to three passes.")
  var rounds = 30

  func run() async throws {
    try folder.prepare(for: arguments.packageLocation(arguments.configuration()))
    var refused: [String: String] = [:]
    var isRepeated = false
    var hasPlan = false
    var look = Look.first
    // What was replaced when all types were checked, and what to go back to.
    var checked: [String: String]?
    var replaced: [String: String]?
    var round = 0
    while true {
      round += 1
      let result = try arguments.port(
        refused: refused, restoringParts: look == .begins, replacing: replaced)
      let app = result.report.app
      if look == .begins { look = .second }
      replaced = nil
      let parts = "\(refused.count) part\(refused.count == 1 ? "" : "s")"
      StandardError.print("\(round == 1 ? "ported" : "replaced \(parts)"), building …")
      var output = hasPlan ? try await check(app) : nil
      if output == nil, hasPlan, look == .first, round > 1 {
        // Some parts failed for what other parts of the app lacked then, and no longer do.
        checked = try AppPort.replaced(in: arguments.outputFolder)
        (look, round, refused) = (.begins, 0, [:])
        continue
      }
      if output == nil { output = try await build(result.product) }
      guard let output else {
        print(result.report.summary)
        return try result.report.checkShare()
      }
      hasPlan = true
      let errors = CompilerError.all(in: output)
      if errors.isEmpty, !isRepeated {
        // An incremental build that crashes in the driver succeeds when it is repeated.
        isRepeated = true
        continue
      }
      refused = try AppPort.repairs(
        for: errors, in: arguments.outputFolder, app: app,
        reach: round > 22 ? .files : round > 14 ? .declarations : .statements)
      guard refused.isEmpty || round >= max(rounds, 1) else { continue }
      guard let first = checked else { throw failure(refused, errors, output) }
      (replaced, checked, round, refused) = (first, nil, 0, [:])
    }
  }

  /// Why the package does not build, with what would be replaced next.
  private func failure(
    _ refused: [String: String], _ errors: [CompilerError], _ output: String
  ) -> PortError {
    guard !refused.isEmpty else {
      return PortError("The ported package doesn't build:\n\(Self.summary(errors, output))")
    }
    return PortError(
      """
      The ported package still doesn't build after \(rounds) rounds. See port-report.txt in \
      \(arguments.outputFolder.path).
      """)
  }

  /// Whether parts were put back to see which of them compile by now.
  private enum Look {
    case first, begins, second
  }

  private var folder: BuildFolder {
    let scratch = scratchPath.map { URL(fileURLWithPath: $0) }
    return BuildFolder(url: scratch ?? arguments.outputFolder.appending(path: ".build"))
  }

  /// Checks the types of the app's module as the last build compiled it.
  ///
  /// - Returns: the compiler's output where it found errors, and nil where a build has to show.
  private func check(_ app: String) async throws -> String? {
    let sources = arguments.outputFolder.appending(path: "Sources/\(app)")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0).path }
    guard let plan = try? String(contentsOf: folder.plan, encoding: .utf8),
      let command = TypeCheckCommand(module: app, plan: plan, files: files ?? [])
    else { return nil }
    let output = try await Self.output(.path(FilePath(command.executable)), command.arguments)
    return output.flatMap { CompilerError.all(in: $0).isEmpty ? nil : $0 }
  }

  /// Builds the package.
  ///
  /// - Returns: the compiler's output where that failed, and nil where it did not.
  private func build(_ product: String) async throws -> String? {
    // SwiftPM takes the plan of another package for this one's, and that of files which were removed
    // for that of files which are there again.
    try? FileManager.default.removeItem(at: folder.plan)
    return try await Self.output(
      .name("swift"),
      [
        "build", "--package-path", arguments.outputFolder.path, "--product", product,
        "-Xswiftc", "-continue-building-after-errors", "-Xswiftc", "-suppress-warnings",
      ] + (scratchPath.map { ["--scratch-path", $0] } ?? []))
  }

  /// What a command prints if it fails.
  private static func output(_ executable: Executable, _ arguments: [String]) async throws
    -> String?
  {
    let result = try await Subprocess.run(
      executable, arguments: Arguments(arguments),
      environment: .inherit.updating(["COORDGRAPH_OPTIMIZED": "1"]),
      output: .string(limit: 64 << 20),
      error: .string(limit: 64 << 20))
    if case .exited(0) = result.terminationStatus { return nil }
    return result.standardOutput + "\n" + result.standardError
  }

  private static func summary(_ errors: [CompilerError], _ output: String) -> String {
    guard !errors.isEmpty else { return String(output.suffix(2_000)) }
    return errors.prefix(20).map { "  \($0.path):\($0.line): \($0.message)" }
      .joined(separator: "\n")
  }
}

/// Progress, which does not belong to the output.
enum StandardError {
  static func print(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
