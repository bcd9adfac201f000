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

/// The apps there are.
struct List: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "List the sample apps.")

  @MainActor
  func run() async throws {
    for sample in Sample.all {
      try StandardOutput.write("\(sample.name): \(sample.summary)")
    }
  }
}
