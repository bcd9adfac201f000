import CustomDump
import Foundation
import Testing

@Suite("coordgraph embed")
struct EmbedTests {
  private static let outline = """
    Shop: screens

    Begins at List (launch)

    Screen List
      tap "Buy" pushes Cart
    Screen Cart

    """

  private let folder: Folder

  init() throws {
    folder = try Folder()
    _ = try folder.write(SmallTrace.text, to: "shop.trace")
  }

  private func mark(_ options: String) -> String {
    "<!-- coordgraph: trace=shop.trace view=flow \(options) -->\n"
  }

  private func embed(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) async throws -> Tool.Result {
    try await Tool.coordgraph.run(
      "embed", list: arguments, input: input, environment: environment)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test("embed changes only what is between the marks", arguments: ["\n", "\r\n"])
  func words(newline: String) async throws {
    let before = "# Shop\n" + mark("format=outline")
    let after = "<!-- /coordgraph -->\nno newline"
    func lines(_ text: String) -> String { text.replacing("\n", with: newline) }
    let page = try folder.write(lines(before + "old\n" + after), to: "a.md")

    let result = try await embed(page)
    expectNoDifference(result.errors, "")
    expectNoDifference(result.output, "\(page)\n")
    #expect(result.status == 0)
    expectNoDifference(
      try text("a.md"), lines(before + "\n```text\n\(Self.outline)```\n\n" + after))

    let again = try await embed(page)
    expectNoDifference(again.output + again.errors, "")
    #expect(again.status == 0)
    let check = try await embed("--check", page)
    expectNoDifference(check.output + check.errors, "")
    #expect(check.status == 0)
  }

  @Test("embed --check reports what is out of date and how, and writes nothing")
  func stale() async throws {
    let page = try folder.write(mark("format=outline") + "<!-- /coordgraph -->\n", to: "a.md")
    _ = try await embed(page)
    let trace = try folder.write(
      SmallTrace.text.replacing("Buy", with: "Pay"), to: "shop.trace")
    let before = try text("a.md")

    let result = try await embed("--check", page)
    #expect(result.status == 1)
    expectNoDifference(
      result.errors,
      """
      \(page):1:1: error: out of date: the diagram of \(trace) has changed. \
      Run 'coordgraph embed \(page)'.

      """)
    expectNoDifference(
      result.output,
      """
      What changed in the flow of \(trace):
        push List → Cart by the app: now on tap "Pay", before on tap "Buy".

      --- \(page)
      +++ \(page), current
      @@ -6,7 +6,7 @@
       Begins at List (launch)
      \u{20}
       Screen List
      -  tap "Buy" pushes Cart
      +  tap "Pay" pushes Cart
       Screen Cart
       ```
      \u{20}

      """)
    expectNoDifference(try text("a.md"), before)
  }

  @Test(
    "draws pictures beside the Markdown, and judges them by their DOT", arguments: ["svg", "png"])
  func pictures(format: String) async throws {
    let page = try folder.write(
      mark("format=\(format)") + "<!-- /coordgraph -->\n", to: "a.md")
    let picture = "shop-flow.\(format)"
    let result = try await embed(page)
    expectNoDifference(result.errors, "")
    expectNoDifference(result.output, "\(folder.path(picture))\n\(page)\n")
    #expect(
      try text("a.md").contains(
        "\n![Shop: screens. Begins at List (launch); Screen List; tap \"Buy\" pushes Cart; "
          + "Screen Cart](\(picture))\n"))

    // Another Graphviz, other fonts: other bytes around the same DOT.
    let look = format == "png" ? ["--scale", "2"] : ["--link-base", "https://example.com/"]
    let drawn = try await Tool.coordgraph.run(
      "render", folder.path("shop.trace"), "--view", "flow", "-o", folder.path(picture),
      list: look)
    #expect(drawn.status == 0)
    let other = try folder.read(picture)
    let unchanged = try await embed(page)
    expectNoDifference(unchanged.output + unchanged.errors, "")
    #expect(try folder.read(picture) == other)

    _ = try folder.write(
      SmallTrace.text.replacing("\"push\"", with: "\"present\""), to: "shop.trace")
    let check = try await embed("--check", page)
    #expect(check.status == 1)
    #expect(
      check.errors.contains(
        "\(page):1:1: error: out of date: '\(folder.path(picture))' shows an earlier diagram."))
    #expect(check.output.contains("--- \(folder.path(picture)), its DOT\n"))
    #expect(check.output.contains("\n-  \"screen-ListViewController\" -> "))
    #expect(try folder.read(picture) == other)
  }

  @Test("embed reads the traces of a sequence once, and prints their note once")
  func sequenceNote() async throws {
    let page = try folder.write(
      "<!-- coordgraph: trace=shop.trace trace=shop.trace view=sequence format=svg -->\n"
        + "<!-- /coordgraph -->\n", to: "a.md")
    let embed = try await embed(page)
    #expect(embed.status == 0)
    expectNoDifference(
      embed.errors, "note: showing the first of 2 sessions; pass --session to choose another\n")
  }

  @Test("embed --check needs no layout worker and reports a missing picture")
  func missingPicture() async throws {
    let page = try folder.write(mark("format=svg") + "<!-- /coordgraph -->\n", to: "a.md")
    let check = try await embed("--check", page, environment: ["COORDGRAPH_LAYOUT": "/none"])
    #expect(check.status == 1)
    #expect(
      check.errors.contains(
        "a.md:1:1: error: missing picture '\(folder.path("shop-flow.svg"))'. Run 'coordgraph embed")
    )

    let embed = try await embed(page, environment: ["COORDGRAPH_LAYOUT": "/none"])
    #expect(embed.status == 2)
    #expect(embed.errors.hasPrefix("\(page):1:1: error: \(folder.path("shop-flow.svg")): "))
    expectNoDifference(try folder.names, ["a.md", "shop.trace"])
    expectNoDifference(try text("a.md"), mark("format=svg") + "<!-- /coordgraph -->\n")
  }

  @Test(
    "embed refuses a wrong mark with its place and processes the other files",
    arguments: [
      ("trace=no.trace", ":1:18: error: ", "o.trace': No such file or directory. Paths are"),
      ("trace=shop.trace veiw=flow", ":1:35: error: ", "unknown option 'veiw'. Did you mean 'vi"),
      ("trace=shop.trace view=flo", ":1:35: error: ", "the value 'flo' is invalid for 'view'."),
      (
        "trace=shop.trace focus=Crat", ":1:35: error: ", "unknown screen or coordinator 'Crat'. Did"
      ),
      ("trace=shop.trace format=dot theme=no", ":1:46: error: ", "no': No such file"),
      ("view=flow", ":1:1: error: ", "the mark has no input. Add trace=FILE."),
      ("trace=shop.trace help", ":1:35: error: ", "unknown option 'help'"),
      ("trace=shop.trace file=a.svg", ":1:1: error: ", "Use format=svg or format=png."),
      ("trace=shop.trace format=svg file=a.png", ":1:1: error: ", "Use one that ends in .svg."),
      (
        "trace=shop.trace view=sequence no-legend", ":1:1: error: ",
        "no-legend has no effect with format=mermaid. Remove it, or use format=svg, png or dot."
      ),
      ("trace=shop.trace session=2", ":1:1: error: ", "session= needs view=sequence"),
      ("trace=bad.md", ":1:18: error: ", "bad.md:1: not a trace: expected '{'. A trace"),
      ("trace=shop.trace view=flow", ":2:1: error: ", "the mark on line 1 has no end"),
    ])
  func refusals(options: String, place: String, sentence: String) async throws {
    let end = sentence.hasPrefix("the mark on") ? "" : "<!-- /coordgraph -->\n"
    let good = mark("format=outline") + "<!-- /coordgraph -->\n"
    let bad = try folder.write("<!-- coordgraph: \(options) -->\n\(end)\(good)", to: "bad.md")
    let before = try text("bad.md")
    let page = try folder.write(good, to: "good.md")
    let result = try await embed(bad, page)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix(bad + place), "\(result.errors)")
    #expect(result.errors.contains(sentence), "\(result.errors)")
    expectNoDifference(result.output, "\(page)\n")
    expectNoDifference(try text("bad.md"), before)
    #expect(try text("good.md").contains("pushes Cart"))
    expectNoDifference(try folder.names, ["bad.md", "good.md", "shop.trace"])
  }

  @Test("embed leaves a read-only file as it is and draws no picture for it")
  func readOnly() async throws {
    let page = try folder.write(mark("format=svg") + "<!-- /coordgraph -->\n", to: "a.md")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: page)
    let result = try await embed(page)
    #expect(result.status == 2)
    expectNoDifference(
      result.errors, "\(page): error: the file is read-only. Make it writable with chmod u+w.\n")
    expectNoDifference(try folder.names, ["a.md", "shop.trace"])
  }

  @Test("embed refuses pictures that overwrite an input or each other")
  func clashes() async throws {
    let end = "<!-- /coordgraph -->\n"
    let first = try folder.write(
      "<!-- coordgraph: trace=b.svg format=svg file=a.svg -->\n\(end)", to: "a.md")
    let second = try folder.write(
      "<!-- coordgraph: trace=shop.trace format=svg file=b.svg -->\n\(end)", to: "b.md")
    let crossed = try await embed(first, second)
    #expect(crossed.status == 2)
    #expect(crossed.errors.contains("a.md:1:18: error: can't read '\(folder.path("b.svg"))'"))
    #expect(
      crossed.errors.contains(
        "b.md:1:1: error: \(folder.path("b.svg")): the picture would overwrite the "
          + "input of \(first):1. Name another file with file=."))
    expectNoDifference(try folder.names, ["a.md", "b.md", "shop.trace"])

    let map = try folder.write(
      "<!-- coordgraph: trace=shop.trace format=svg file=b.svg view=hierarchy -->\n\(end)",
      to: "c.md")
    let two = try await embed(second, map)
    #expect(two.status == 2)
    #expect(
      two.errors.contains(
        "c.md:1:1: error: \(folder.path("b.svg")): \(second):1 writes another picture to "
          + "this file. Name another file with file=."))
    expectNoDifference(two.output, "\(folder.path("b.svg"))\n\(second)\n")
  }

  @Test("embed resolves paths from the Markdown file, and links pictures in a DocC catalog by name")
  func folders() async throws {
    let catalog = folder.url.appending(path: "Shop.docc/Resources")
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    _ = try folder.write("node.fillcolor = #ffffff\n", to: "own.theme")
    let page = try folder.write(
      """
      <!-- coordgraph: trace=../shop.trace theme=../own.theme format=svg file=Resources/a.svg -->
      <!-- /coordgraph -->
      """, to: "Shop.docc/Shop.md")
    let result = try await embed(page)
    expectNoDifference(result.errors, "")
    #expect(result.status == 0)
    #expect(try text("Shop.docc/Shop.md").contains("](a.svg)\n"))
    #expect(try text("Shop.docc/Resources/a.svg").contains("<svg"))
  }

  @Test("embed - reads standard input and writes standard output")
  func pipe() async throws {
    let trace = folder.path("shop.trace")
    let result = try await embed(
      "-",
      input: "<!-- coordgraph: trace=\(trace) view=flow format=outline -->\n<!-- /coordgraph -->\n")
    expectNoDifference(result.errors, "")
    #expect(result.output.contains("```text\n\(Self.outline)```\n"))
  }

  @Test("embed without a file is refused")
  func nothing() async throws {
    let result = try await embed()
    #expect(result.status == 2)
    #expect(result.errors.contains("Missing expected argument '<files> ...'"))
    let none = try await embed(folder.path("none.md"))
    #expect(none.status == 2)
    expectNoDifference(
      none.errors,
      "Error: Can't read '\(folder.path("none.md"))': No such file or directory.\n")
  }
}
