import ArgumentParser
import CommandSupport

/// The `samples` command.
public struct Samples: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "samples",
    abstract: "Run the sample apps and trace them.",
    subcommands: [List.self, Run.self]
  )

  public init() {}
}
