import CustomDump
import Foundation
import Testing

/// `RECORD_DOCS=1` writes the page and makes the run fail, so that nobody forgets to look at it.
@Suite("docs/commands.md")
struct CommandPageTests {
  private static let file = Repository.file("docs/commands.md")

  @Test("docs/commands.md is the help of the commands")
  func page() async throws {
    let tools = [try await CommandDump.of(.coordgraph), try await CommandDump.of(.samples)]
    let written = CommandPage.text(of: tools)
    if ProcessInfo.processInfo.environment["RECORD_DOCS"] != nil {
      try Data(written.utf8).write(to: Self.file)
      Issue.record("Wrote commands.md. Look at it, and run again without RECORD_DOCS.")
      return
    }
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    expectNoDifference(page, written, "RECORD_DOCS=1 swift test --filter CommandPageTests")
  }

  @Test("docs/commands.md has every option of every command")
  func complete() async throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    for tool in [Tool.coordgraph, .samples] {
      let help = try await tool.run("help")
      let names = help.output.matches(of: /(?m)^  ([a-z]+) {2,}/).map { String($0.1) }
      #expect(names.count >= 2)
      for name in names where name != "help" {
        let options = try await tool.run("help", name).output.matches(of: /--[a-z][a-z-]*/)
          .map { String($0.0) }
        #expect(page.contains(" \(name)\n"))
        for option in Set(options).subtracting(["--help", "--version"]) {
          #expect(page.contains(option), "\(name) \(option)")
        }
      }
    }
  }
}
