import ArgumentParser
import CommandSupport

/// The `coordgraph` command.
public struct Coordgraph: AsyncParsableCommand {
  /// The version of this package, as a section of CHANGELOG.md describes it.
  package static let version = "0.1.0"

  public static let configuration = CommandConfiguration(
    commandName: "coordgraph",
    abstract: "Draw and check the navigation of iOS apps that use coordinators.",
    discussion: """
      Exit status: 0 on success, 1 if something was found or part of a trace was skipped, 2 on an \
      error.
      """,
    version: version,
    subcommands: [
      Render.self, Embed.self, Diff.self, Check.self, Baseline.self, Path.self, Live.self,
      Fold.self, Merge.self, Columns.self, Export.self, Port.self, MapApp.self, Symbolicate.self,
      Migrate.self,
      Doctor.self,
      Init.self,
    ]
  )

  public init() {}
}
