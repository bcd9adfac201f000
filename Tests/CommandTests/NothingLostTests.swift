import CustomDump
import Testing

@Suite("Commands of coordgraph lose nothing and pass nothing over")
struct NothingLostTests {
  private let folder: Folder
  private var trace: String { folder.path("shop.dot") }

  init() throws { folder = try Folder(trace: "shop.dot") }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test(
    "No command overwrites its input",
    arguments: [
      ["render"], ["render", "--format", "svg"], ["render", "--view", "sequence"], ["baseline"],
      ["path", "--to", "Cart"],
    ])
  func inputs(command: [String]) async throws {
    let format = command.contains("sequence") ? ["--format", "outline"] : []
    let result = try await Tool.coordgraph.run(list: command + format + [trace, "-o", trace])
    #expect(result.status == 2)
    expectNoDifference(
      result.errors,
      "Error: '\(trace)' is an input and would be overwritten. Name another file with --output.\n"
    )
    expectNoDifference(try text("shop.dot"), SmallTrace.text)
  }

  @Test("diff overwrites neither of its inputs")
  func diff() async throws {
    let other = try folder.write(SmallTrace.text, to: "other.trace")
    let result = try await Tool.coordgraph.run(
      "diff", other, trace, "--format", "text", "-o", trace)
    #expect(result.status == 2)
    expectNoDifference(try text("shop.dot"), SmallTrace.text)
  }

  @Test("diff notes that verdicts of stored graphs are not compared")
  func verdicts() async throws {
    let graph = folder.path("shop.json")
    _ = try await Tool.coordgraph.run("render", trace, "-o", graph)
    let result = try await Tool.coordgraph.run("diff", graph, trace)
    #expect(result.status == 0)
    expectNoDifference(
      result.errors, "note: Verdicts are not compared, because a stored graph has none.\n")
  }

  @Test(
    "A missing or invalid theme is reported for every format that has one",
    arguments: ["dot", "xdot"])
  func themes(format: String) async throws {
    let missing = folder.path("none.theme")
    let result = try await Tool.coordgraph.run(
      "render", trace, "--format", format, "--theme", missing)
    #expect(result.status == 2)
    #expect(result.errors.contains("Can't read '\(missing)'"))
    let picture = try folder.write("\u{1}\0\0", to: "picture.png")
    let drawn = try await Tool.coordgraph.run("render", trace, "--theme", picture)
    #expect(drawn.status == 2)
    #expect(drawn.errors.hasPrefix("Error: \(picture) is not a theme file: it is not text.\n"))
  }

  @Test("An output in a missing folder is refused with the folder's name")
  func folders() async throws {
    let result = try await Tool.coordgraph.run("baseline", trace, "-o", folder.path("no/shop.txt"))
    #expect(result.status == 2)
    #expect(result.errors.contains("there is no folder '\(folder.path("no"))'."))
  }

  @Test("path infers the format from the output file's name")
  func paths() async throws {
    for (ending, beginning) in [("swift", "import "), ("json", "{"), ("txt", "Shop")] {
      let result = try await Tool.coordgraph.run(
        "path", trace, "--cover", "screens", "-o", folder.path("walks.\(ending)"))
      expectNoDifference(result.errors, "")
      #expect(try text("walks.\(ending)").hasPrefix(beginning))
    }
  }

  @Test("A byte order mark before a trace is ignored")
  func byteOrderMark() async throws {
    let marked = try folder.write("\u{FEFF}" + SmallTrace.text, to: "marked.trace")
    let result = try await Tool.coordgraph.run("render", marked)
    expectNoDifference(result.errors, "")
    let plain = try await Tool.coordgraph.run("render", trace)
    expectNoDifference(result.output, plain.output)
  }

  @Test("embed --check reports no change of the flow for a place that was never filled")
  func emptyPlace() async throws {
    let page = try folder.write(
      "<!-- coordgraph: trace=shop.dot -->\n<!-- /coordgraph -->\n", to: "a.md")
    let result = try await Tool.coordgraph.run("embed", "--check", page)
    #expect(result.status == 1)
    #expect(!result.output.contains("What changed"))
  }
}
