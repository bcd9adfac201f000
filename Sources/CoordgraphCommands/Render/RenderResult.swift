import ArgumentParser
import CommandSupport

/// What came of a job.
struct RenderResult: Sendable {
  /// A line each, for standard error.
  var messages: [String] = []
  /// Whether nothing of the traces had to be skipped.
  var isWhole = true
  /// What went wrong before there was a file to write.
  var failure: (any Error)?
  /// The files, and what went wrong with each.
  var files: [(path: String, failure: (any Error)?)] = []

  private var failures: [(path: String, error: any Error)] {
    files.compactMap { file in file.failure.map { (file.path, $0) } }
  }

  var hasFailed: Bool { failure != nil || !failures.isEmpty }

  /// Prints the messages of the only job of a call.
  ///
  /// - Throws: The error, if there is one; `ExitCode` after printing several.
  func report() throws {
    for message in messages { StandardError.write(message) }
    if let failure { throw failure }
    if files.count == 1, let failure = files[0].failure { throw failure }
    reportFiles()
    try Self.exit([self])
  }

  /// Prints the messages of one trace of several.
  func report(of trace: String) {
    for message in messages {
      StandardError.write(message.hasPrefix(trace) ? message : "\(trace): \(message)")
    }
    if let failure { Self.report(failure, of: trace) }
    reportFiles()
  }

  private func reportFiles() {
    for (path, error) in failures { Self.report(error, of: path) }
  }

  /// Names the file, unless the error does.
  private static func report(_ error: any Error, of file: String) {
    let (text, report) = ("\(error)", error.report)
    let isNamed = text == report || text.contains(file)
    StandardError.write(isNamed ? report : "Error: \(file): \(text)")
  }

  /// - Throws: `ExitCode`, where not all was good.
  static func exit(_ results: [RenderResult]) throws {
    if results.contains(where: \.hasFailed) { throw ExitCode(2) }
    if results.contains(where: { !$0.isWhole }) { throw ExitCode(1) }
  }
}

/// The contents of one graph's files, and the messages about them.
struct RenderedFiles: Sendable {
  /// The app's name.
  var app = ""
  /// A line each, for standard error.
  var messages: [String] = []
  /// Whether nothing of the traces had to be skipped.
  var isWhole = true
  /// What each file of the plan holds, or why it could not be made.
  var contents: [Result<[UInt8], any Error>] = []
  /// Why there is no graph, and no file.
  var failure: (any Error)?
}
