import ArgumentParser
import CommandSupport

/// Ports an app to a package that builds without UIKit.
struct Port: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Port an iOS app to a Swift package that builds without UIKit.",
    discussion: """
      The app is only read, and none of its code runs. The package's port-report.txt lists each changed \
      line. Needs coordgraph-source: run swift build -c release --package-path SourceTools in the clone.

      Exit status: 0 on success, 1 if fewer than 80 % of the screens are the app's own, 2 on an error.

        coordgraph port MyApp -o MyAppPort
        swift run --package-path MyAppPort MyAppTraces my-app.trace
      """
  )

  @OptionGroup var options: PortOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder of the ported package. (default: the app's, with -port added)",
      valueName: "folder"))
  var output: String?

  func run() async throws {
    let folder = output.map { ["--output", $0] } ?? []
    let status = try await SourceTool().run(["port"] + folder + options.arguments)
    if status != 0 { throw ExitCode(status) }
  }
}
