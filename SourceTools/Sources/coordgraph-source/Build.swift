import ArgumentParser
import Foundation
import SourcePort

/// Ports an app, builds it, and replaces what does not compile.
struct Build: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Port an app, build it, and replace what doesn't compile with stand-ins.",
    discussion: "The app's code is compiled, but not run."
  )

  @OptionGroup var arguments: PortArguments

  @Option(help: "The build folder. Apps can share one. (default: DIR/.build)")
  var scratchPath: String?

  @Option(
    help: "The maximum number of rounds of replacing parts, in each of up to three passes.")
  var rounds = 30

  func run() async throws {
    let compiler = PackageCompiler(package: arguments.outputFolder, scratchPath: scratchPath)
    try compiler.prepare(for: arguments.packageLocation(arguments.configuration()))
    var repairs = RepairRounds(arguments: arguments, compiler: compiler, most: max(rounds, 1))
    let report = try await repairs.run()
    print(report.summary)
    try report.checkShare()
  }
}
