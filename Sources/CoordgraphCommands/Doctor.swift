import ArgumentParser
import CommandSupport
import FlowTrace
import GraphvizExport

/// What Graphviz can do here, and what tracers could not do.
struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check what Graphviz can draw on this machine, and how to fix the rest."
  )

  @Argument(help: "Traces, to check that their tracers could read the apps' stored properties.")
  var traces: [String] = []

  func run() async throws {
    let health = await GraphvizDoctor().examine()
    for finding in health.findings {
      print(finding)
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
    guard !traces.isEmpty else { return true }
    var isWhole = true
    for file in traces.map(InputFile.init(path:)) {
      var launches = 0
      var unread: [String: Int] = [:]
      func count(_ record: TraceRecord) {
        guard case .launch(let launch) = record.event else { return }
        launches += 1
        if let reason = launch.unreadProperties { unread[reason, default: 0] += 1 }
      }
      var reader = TraceReader(file: file.name)
      try file.read { try reader.read($0, count) }
      try reader.finish(count)
      if unread.isEmpty { print("\(file.name): stored properties were read.") }
      for (reason, count) in unread.sorted(by: { $0.key < $1.key }) {
        print(
          """
          \(file.name): stored properties were not read in \(count) of \(launches) launches \
          (\(reason)). Owners come from running code alone; name others with own(_:by:) and \
          trace(_:parent:).
          """)
      }
      for diagnostic in reader.diagnostics { StandardError.write(diagnostic.description) }
      isWhole = isWhole && reader.diagnostics.allSatisfy { $0.severity != .error }
    }
    return isWhole
  }
}
