import ArgumentParser
import CommandSupport

/// Sets up tracing, a test, a page and CI in a package.
struct Init: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Set up tracing, a test, a diagram in the README, and CI in a package.",
    discussion: """
      Shows what would be written, and asks. Nothing that exists is replaced: files are added, and \
      Package.swift and README.md get lines at their ends.

        coordgraph init
        coordgraph init --target Shop --launch 'ShopApp(window: window, recorder: recorder)' --yes
      """
  )

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp("The package's folder.", valueName: "folder"))
  var folder = "."

  @Option(
    help: """
      The target that is the app. (default: the only one that links a library of CoordinatorGraph)
      """)
  var target: String?

  @Option(
    help: """
      The expression that launches the app. It may use 'window' and 'recorder', and the app runs as \
      long as its value is kept. (default: the app's delegates, or a class with \
      'init(window:recorder:)')
      """)
  var launch: String?

  @Flag(name: [.short, .long], help: "Write without asking.")
  var yes = false

  func run() async throws {
    let manifest = try await PackageManifest.read(in: folder)
    let app = try manifest.app(named: target)
    let plan = InitPlan(
      app: app, launch: try AppLaunchCode(given: launch, of: app, in: folder),
      library: try manifest.library(of: app))
    let additions = try plan.additions(to: manifest, in: folder)
    for addition in additions { try StandardOutput.write(addition.summary) }
    guard try isConfirmed() else { throw ExitCode(1) }
    for addition in additions { try addition.write(in: folder) }
    try StandardOutput.write(plan.nextSteps)
  }

  /// Asks on a terminal.
  private func isConfirmed() throws -> Bool {
    if yes { return true }
    guard InputFile.standardInput.isTerminal else {
      throw ValidationError("Nothing was written. Pass --yes to write.")
    }
    try StandardOutput.write("Write this? [y/N]")
    return ["y", "yes"].contains(readLine()?.lowercased())
  }
}
