import ArgumentParser
import CommandSupport

/// The `coordgraph` command.
public struct Coordgraph: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "coordgraph",
    abstract: "Draw and check the navigation of iOS apps that use coordinators.",
    discussion: """
      Exit status: 0 on success, 1 if something was found or part of a trace was skipped, 2 on an \
      error.
      """,
    version: "0.1.0",
    subcommands: [
      Render.self, Embed.self, Diff.self, Check.self, Baseline.self, Path.self, Doctor.self,
    ]
  )

  public init() {}
}
