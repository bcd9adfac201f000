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

  /// Says what there is to say of the only job of a call.
  ///
  /// - Throws: What went wrong, where that is one thing; else `ExitCode`, after all was said.
  func tell() throws {
    for message in messages { StandardError.write(message) }
    if let failure { throw failure }
    if files.count == 1, let failure = files[0].failure { throw failure }
    tellOfFiles()
    try Self.exit([self])
  }

  /// Says what there is to say of one trace of several.
  func tell(of trace: String) {
    for message in messages {
      StandardError.write(message.hasPrefix(trace) ? message : "\(trace): \(message)")
    }
    if let failure { Self.tell(failure, of: trace) }
    tellOfFiles()
  }

  private func tellOfFiles() {
    for (path, error) in failures { Self.tell(error, of: path) }
  }

  /// Names the file, unless the error does.
  private static func tell(_ error: any Error, of file: String) {
    let text = error.diagnosticMessage
    StandardError.write("Error: " + (text.contains(file) ? text : "\(file): \(text)"))
  }

  /// - Throws: `ExitCode`, where not all was good.
  static func exit(_ results: [RenderResult]) throws {
    if results.contains(where: \.hasFailed) { throw ExitCode(2) }
    if results.contains(where: { !$0.isWhole }) { throw ExitCode(1) }
  }
}
