import ArgumentParser
import CommandSupport
import FlowReading
import GraphvizExport

/// What Graphviz can do here, and what tracers could not do.
struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check what Graphviz can draw on this machine, and print how to fix the rest."
  )

  @Argument(help: "Traces, to check that their tracers could read the apps' stored properties.")
  var traces: [String] = []

  func run() async throws {
    let health = await GraphvizDoctor().examine()
    for finding in health.findings {
      try StandardOutput.write("\(finding)")
    }
    let isWhole = try examineTraces()
    if !health.isHealthy || !isWhole {
      throw ExitCode(1)
    }
  }

  /// Prints which launches were traced without reading stored properties, and why.
  ///
  /// - Returns: whether nothing of the traces had to be skipped.
  private func examineTraces() throws -> Bool {
    var isWhole = true
    for path in traces {
      let found = try FlowInput.read([path], parts: .sequences, takesGraphs: false)
      let name = InputFile(path: path).name
      let unread = found.reading.unreadProperties
      if unread.isEmpty { try StandardOutput.write("\(name): stored properties were read.") }
      for (reason, count) in unread.sorted(by: { $0.key < $1.key }) {
        try StandardOutput.write(
          """
          \(name): stored properties were not read in \(count) of \(found.reading.sessionCount) \
          launches (\(reason)). Owners come from running code alone; name others with own(_:by:) and \
          trace(_:parent:).
          """)
      }
      isWhole = isWhole && found.isWhole
    }
    return isWhole
  }
}
