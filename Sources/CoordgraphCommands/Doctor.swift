import ArgumentParser
import GraphvizExport

/// What Graphviz can do here.
struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check what Graphviz can draw on this machine, and how to fix the rest."
  )

  func run() async throws {
    let health = await GraphvizDoctor().examine()
    for finding in health.findings {
      print(finding)
    }
    if !health.isHealthy {
      throw ExitCode(1)
    }
  }
}
