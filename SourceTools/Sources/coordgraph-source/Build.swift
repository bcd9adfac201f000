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

  @Option(help: "The maximum number of builds.")
  var rounds = 20

  func run() async throws {
    var refused: [String: String] = [:]
    var isRepeated = false
    for round in 1...max(rounds, 1) {
      let result = try arguments.port(refused: refused)
      StandardError.print(
        "\(round == 1 ? "ported" : "replaced \(refused.count) parts"), building …")
      let output = try await build(result.product)
      guard let output else {
        print(result.report.headline)
        return try result.report.checkShare()
      }
      let errors = CompilerError.all(in: output)
      if errors.isEmpty, !isRepeated {
        // An incremental build that crashes in the driver succeeds when it is repeated.
        isRepeated = true
        continue
      }
      refused = try AppPort.repairs(
        for: errors, in: arguments.outputFolder, app: result.report.app,
        reach: round > 14 ? .files : round > 8 ? .declarations : .statements)
      guard !refused.isEmpty else {
        throw PortError("The ported package doesn't build:\n\(Self.summary(errors, output))")
      }
    }
    throw PortError(
      "The ported package still doesn't build after \(rounds) rounds. See port-report.txt in \(arguments.outputFolder.path)."
    )
  }

  /// Builds the package.
  ///
  /// - Returns: the compiler's output where that failed, and nil where it did not.
  private func build(_ product: String) async throws -> String? {
    // SwiftPM takes the plan of another package for this one's, and that of files which were removed
    // for that of files which are there again.
    let scratch =
      scratchPath.map { URL(fileURLWithPath: $0) }
      ?? arguments.outputFolder.appending(path: ".build")
    try? FileManager.default.removeItem(at: scratch.appending(path: "debug.yaml"))
    let result = try await Subprocess.run(
      .name("swift"),
      arguments: Arguments(
        [
          "build", "--package-path", arguments.outputFolder.path, "--product", product,
          "-Xswiftc", "-continue-building-after-errors", "-Xswiftc", "-suppress-warnings",
        ] + (scratchPath.map { ["--scratch-path", $0] } ?? [])),
      output: .string(limit: 64 << 20), error: .string(limit: 64 << 20))
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
