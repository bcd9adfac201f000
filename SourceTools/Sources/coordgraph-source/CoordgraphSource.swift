import ArgumentParser
import Foundation
import SourcePort

/// The command that `coordgraph port` and `coordgraph map` call.
@main
struct CoordgraphSource: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coordgraph-source",
    abstract: "Port an iOS app to a Swift package that builds without UIKit.",
    discussion: """
      Exit status: 0 on success, 1 if less than 80 % of the screens are the app's own, 2 on an error.
      """,
    subcommands: [Port.self, Build.self]
  )

  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let status as ExitCode {
      Self.exit(withError: status)
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      FileHandle.standardError.write(Data("\(fullMessage(for: error))\n".utf8))
      Self.exit(withError: ExitCode(2))
    }
  }
}
