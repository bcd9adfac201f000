import CustomDump
import Foundation
import Testing

@Suite("Pages that embed writes beside pictures")
struct EmbedPageTests {
  private let folder: Folder
  private let trace: String

  init() throws {
    folder = try Folder()
    trace = try folder.write(SmallTrace.text, to: "shop.trace")
  }

  private func embed(
    _ options: String, _ arguments: String...
  ) async throws -> (file: String, result: Tool.Result) {
    let file = try folder.write(
      """
      <!-- coordgraph: trace=shop.trace view=flow \(options) -->
      <!-- /coordgraph -->

      """, to: "a.md")
    return (file, try await Tool.coordgraph.run("embed", list: arguments + [file]))
  }

  private func again(_ arguments: String...) async throws -> Tool.Result {
    try await Tool.coordgraph.run("embed", list: arguments + [folder.path("a.md")])
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test("A picture leads to its page, which is the one that render writes")
  func linked() async throws {
    let (file, result) = try await embed("format=svg page")
    expectNoDifference(result.errors, "")
    expectNoDifference(
      result.output,
      "\(folder.path("shop-flow.svg"))\n\(folder.path("shop-flow.html"))\n\(file)\n")
    let markdown = try text("a.md")
    #expect(markdown.contains("\n[![Shop: screens. "), "\(markdown)")
    #expect(markdown.contains("](shop-flow.svg)](shop-flow.html)\n"), "\(markdown)")

    let rendered = try await Tool.coordgraph.run(
      "render", trace, "--view", "flow", "-o", folder.path("rendered.html"), list: [])
    #expect(rendered.status == 0, "\(rendered.errors)")
    #expect(try folder.read("shop-flow.html") == folder.read("rendered.html"))

    let unchanged = try await again()
    expectNoDifference(unchanged.output + unchanged.errors, "")
  }

  @Test("A page is out of date when a session is new, though its picture stays the same")
  func stale() async throws {
    let (file, _) = try await embed("format=svg page=flow.html")
    let picture = try folder.read("shop-flow.svg")
    let page = try text("flow.html")
    _ = try folder.write(
      page.replacing("\"number\": 1,", with: "\"number\": 7,"), to: "flow.html")
    #expect(try text("flow.html") != page)

    let check = try await again("--check")
    #expect(check.status == 1)
    expectNoDifference(
      check.errors,
      """
      \(file):1:1: error: out of date: '\(folder.path("flow.html"))' shows an earlier flow. \
      Run 'coordgraph embed \(file)'.

      """)
    let result = try await again()
    expectNoDifference(result.errors, "")
    expectNoDifference(result.output, "\(folder.path("flow.html"))\n")
    #expect(try text("flow.html") == page)
    #expect(try folder.read("shop-flow.svg") == picture)
  }

  @Test("Another version of the page's script does not make it out of date")
  func otherScript() async throws {
    _ = try await embed("format=svg page")
    let page = try text("shop-flow.html")
    let other = page.replacing(
      "</script>\n</body>", with: "// of a later version\n</script>\n</body>")
    #expect(other != page)
    _ = try folder.write(other, to: "shop-flow.html")
    let check = try await again("--check")
    #expect(check.status == 0)
    expectNoDifference(check.output + check.errors, "")
    let redrawn = try await again("--redraw")
    #expect(redrawn.status == 0, "\(redrawn.errors)")
    #expect(try text("shop-flow.html") == page)
  }

  @Test("A missing page is reported by --check")
  func missing() async throws {
    _ = try await embed("format=svg page")
    try FileManager.default.removeItem(atPath: folder.path("shop-flow.html"))
    let check = try await again("--check")
    #expect(check.status == 1)
    #expect(check.errors.contains("missing page '\(folder.path("shop-flow.html"))'"))
  }

  @Test("A file that is not one of coordgraph's pages is replaced with --force alone")
  func foreign() async throws {
    _ = try folder.write("<p>mine</p>\n", to: "shop-flow.html")
    let (_, refused) = try await embed("format=svg page")
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains(
        "the page is not one of coordgraph's. Name another file with page=, or pass --force"),
      "\(refused.errors)")
    expectNoDifference(try text("shop-flow.html"), "<p>mine</p>\n")
    let forced = try await again("--force")
    #expect(forced.status == 0, "\(forced.errors)")
    #expect(try text("shop-flow.html").contains("<h1>Shop</h1>"))
  }

  @Test(
    "A page that cannot be written where the mark names it is refused",
    arguments: [
      ("format=svg page=../b.html", "the page is not in the page's folder."),
      ("format=svg page=b.txt", "'b.txt' is not a name for a page. Use one that ends in .html."),
      (
        "format=mermaid page", "page= needs a picture that leads to it, and format=mermaid is text."
      ),
    ])
  func refused(options: String, message: String) async throws {
    let (_, result) = try await embed(options)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("../b.html")))
  }
}
