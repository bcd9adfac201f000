import Foundation
import Testing

@Suite("The exit status of damaged inputs")
struct ExitStatusTests {
  private let folder: Folder

  /// Commands, in which `$1` and `$2` are traces.
  private static let commands = [
    "check $1 $2", "render $1 $2", "render --format json $1 $2", "render --format svg $1 $2",
    "render --format reading $1 $2", "render --view sequence --session 1 $1 $2", "baseline $1 $2",
    "path --cover screens $1 $2", "diff $1 $2", "doctor $1 $2", "embed two.md",
  ]

  /// Commands that leave out a file that is missing, and go on.
  private static let folds = ["fold $1 $2", "fold --summary $1 $2", "columns $1 $2"]

  init() throws {
    folder = try Folder()
    let lines = SmallTrace.text.replacing("\"1.0\"", with: "\"1.99\"").split(separator: "\n")
    let good = lines.joined(separator: "\n") + "\n"
    // A damaged line, and behind it what only a later version has, which is a warning.
    let damaged = good + "{\"at\":6,\n{\"at\":7,\"event\":\"of a later version\"}\n"
    let warned = good + "{\"at\":7,\"event\":\"of a later version\"}\n"
    for (name, text) in [("good", good), ("damaged", damaged), ("warned", warned)] {
      _ = try folder.write(text, to: "\(name).trace")
    }
  }

  private func status(_ command: String, _ first: String, _ second: String) async throws -> Int32? {
    _ = try folder.write(
      "<!-- coordgraph: trace=\(first).trace trace=\(second).trace -->\n<!-- /coordgraph -->\n",
      to: "two.md")
    let result = try await Tool(path: "/bin/sh").run(
      "-c", "cd \"$0\" && shift 0 && '\(Tool.coordgraph.path)' \(command)", folder.url.path,
      "\(first).trace", "\(second).trace")
    return result.status
  }

  @Test(
    "A damaged trace makes the exit status 1 in every place and every command",
    arguments: commands + folds)
  func damaged(command: String) async throws {
    #expect(try await status(command, "damaged", "good") == 1)
    #expect(try await status(command, "good", "damaged") == 1)
    #expect(try await status(command, "damaged", "warned") == 1)
  }

  @Test(
    "A warning alone leaves the exit status at 0",
    arguments: commands.filter { !$0.hasPrefix("doctor") } + folds)
  func warned(command: String) async throws {
    #expect(try await status(command, "good", "warned") == 0)
  }

  @Test(
    "A missing file makes the exit status 2 in every place and every command", arguments: commands)
  func missing(command: String) async throws {
    #expect(try await status(command, "none", "good") == 2)
    #expect(try await status(command, "good", "none") == 2)
  }
}
