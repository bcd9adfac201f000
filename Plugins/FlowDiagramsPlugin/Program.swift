import Foundation

/// An executable, and what to run it with.
struct Program {
  var path: URL
  /// Besides what this process has.
  var environment: [String: String] = [:]
  /// The current folder.
  var folder: URL

  /// Runs it; what it prints is printed.
  ///
  /// - Throws: ``FlowDiagramsError/failed(_:reason:status:)``.
  func run(_ arguments: [String]) throws {
    let process = process(arguments)
    try process.run()
    try finish(process)
  }

  /// What it prints, read to the end before it is waited for.
  ///
  /// - Throws: ``FlowDiagramsError/failed(_:reason:status:)``.
  func output(of arguments: [String]) throws -> Data {
    let process = process(arguments)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    try finish(process)
    return data
  }

  private func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = path
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    return process
  }

  private func finish(_ process: Process) throws {
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw FlowDiagramsError.failed(
        path.lastPathComponent, reason: process.terminationReason,
        status: process.terminationStatus)
    }
  }
}
