import ArgumentParser
import CommandSupport

/// The `samples` command.
public struct Samples: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "samples",
    abstract: "Run and trace the sample apps.",
    subcommands: [List.self, Run.self]
  )

  public init() {}
}
