import ArgumentParser
import CommandSupport

/// The `coordgraph` command.
public struct Coordgraph: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "coordgraph",
    abstract: "Draw the coordinators, the screens and the flow of an iOS app.",
    discussion: """
      Exit status: 0 when all is good, 1 when something was found or had to be skipped, 2 when \
      it could not be done.
      """,
    version: "0.1.0",
    subcommands: [
      Render.self, Embed.self, Diff.self, Check.self, Baseline.self, Path.self, Doctor.self,
    ]
  )

  public init() {}
}
