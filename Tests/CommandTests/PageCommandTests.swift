import CustomDump
import Foundation
import Testing

/// Commands that pages show without what they print: each is run, in a folder that has what it
/// names.
@Suite("A command that a page shows")
struct PageCommandTests {
  /// What builds this package, or changes the shell.
  private static let notRun = ["make ", "swift ", "export "]

  private let folder: Folder

  init() async throws {
    folder = try Folder()
    let trace = try await SampleRun(name: "Shop").trace()
    for name in ["app", "my", "my-app", "old", "new", "shop"] {
      _ = try folder.write(trace, to: "\(name).trace")
    }
    _ = try folder.write("# none\n", to: "accepted.txt")
    _ = try folder.write("no dead ends except Confirmation\n", to: "app.rules")
    let page = "<!-- coordgraph: trace=../shop.trace -->\n<!-- /coordgraph -->\n"
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "docs"), withIntermediateDirectories: true)
    _ = try folder.write(page, to: "docs/shop.md")
    _ = try folder.write("# Shop\n", to: "README.md")
  }

  @Test(
    "Every command on a page runs",
    arguments: [
      "README.md", "docs/drawing.md", "docs/embed.md", "docs/pictures.md", "docs/trace-your-app.md",
      "docs/verdicts.md",
    ])
  func runs(page: String) async throws {
    let text = try Repository.text(page)
    let blocks = text.matches(of: /```(?:sh|bash)\n((?s:.*?))```(\n\n```(?:text|json|swift))?/)
    let commands =
      blocks.filter { $0.2 == nil }.flatMap { Self.commands(String($0.1)) }
      + text.matches(of: /(?m)^- run: (.*)$/).map { String($0.1) }
    #expect(!commands.isEmpty)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for command in commands {
      let result = try await Tool(path: "/bin/sh").run(
        "-c", "cd \"$FOLDER\" && \(command)",
        environment: ["PATH": "\(Tool.products.path):\(path)", "FOLDER": folder.url.path])
      // 1 is what a check exits with that found something.
      #expect(result.status == 0 || result.status == 1, "\(command)\n\(result.errors)")
      #expect(!result.errors.contains("rror:"), "\(command)\n\(result.errors)")
    }
  }

  @Test("The theme in docs/drawing.md is read, and its error is printed as shown")
  func theme() async throws {
    let page = try Repository.text("docs/drawing.md")
    let blocks = page.matches(of: /\n\n```\n((?s:.*?))```\n/).map { String($0.1) }
    let (theme, error) = (try #require(blocks.first), try #require(blocks.last))
    let file = try folder.write(theme, to: "own.theme")
    let good = try await Tool.coordgraph.run("render", "--theme", file, folder.path("app.trace"))
    expectNoDifference(good.errors, "")
    _ = try folder.write("\n\n\nnode.color = red\n", to: "own.theme")
    let bad = try await Tool.coordgraph.run("render", "--theme", file, folder.path("app.trace"))
    expectNoDifference(bad.errors, error.replacing("own.theme", with: file))
  }

  @Test("The rules in docs/verdicts.md are read")
  func rules() async throws {
    let page = try Repository.text("docs/verdicts.md")
    let rules = try #require(page.firstMatch(of: /```\n(# app.rules\n(?s:.*?))```/)).1
    let file = try folder.write(String(rules), to: "own.rules")
    let result = try await Tool.coordgraph.run(
      "check", "--rules", file, folder.path("app.trace"))
    // The names are another app's; everything else is understood.
    let errors = result.errors.matches(of: /(?m)^.*:\d+:\d+: error: (.*)$/).map { String($0.1) }
    #expect(errors.count > 1)
    #expect(errors.allSatisfy { $0.hasPrefix("unknown ") }, "\(errors)")
  }

  /// The commands of a block, which may go on behind a backslash.
  private static func commands(_ block: String) -> [String] {
    block.replacing("\\\n", with: " ").split(separator: "\n").map(String.init)
      .filter { line in !line.hasPrefix("#") && !notRun.contains(where: line.hasPrefix) }
  }
}
