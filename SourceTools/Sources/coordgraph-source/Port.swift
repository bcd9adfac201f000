import ArgumentParser
import Foundation
import SourcePort

/// Writes the ported package.
struct Port: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a Swift package with an app's sources, adapted to build without UIKit.",
    discussion: "The app is only read, and none of its code runs."
  )

  @OptionGroup var arguments: PortArguments

  func run() throws {
    let result = try arguments.port()
    print(result.report.summary)
    print(
      "\(arguments.outputFolder.path): \(result.changes) files written; see port-report.txt there.")
    try result.report.checkShare()
  }
}

extension PortReport {
  /// - Throws: exit status 1 for an app of whose screens too many are stand-ins.
  func checkShare() throws {
    for note in notes.sorted() where note.kind == .warning {
      FileHandle.standardError.write(Data("warning: \(note)\n".utf8))
    }
    if ownShare < 0.8 { throw ExitCode(1) }
  }
}
