import ArgumentParser
import GraphvizExport

/// What Graphviz can do here.
struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what Graphviz can draw here, and how to mend what it cannot."
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
