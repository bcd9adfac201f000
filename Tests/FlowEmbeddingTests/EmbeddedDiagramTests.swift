import CustomDump
import FlowEmbedding
import Testing

@Suite("Diagrams in Markdown")
struct EmbeddedDiagramTests {
  private func text(_ diagram: EmbeddedDiagram, indent: Int = 0) throws -> String {
    let mark = String(repeating: " ", count: indent) + "<!-- coordgraph: trace=a -->\n"
    let document = MarkedDocument(Array("\(mark)<!-- /coordgraph -->".utf8), file: "a.md")
    return String(
      decoding: diagram.content(for: try #require(document.places.first)), as: UTF8.self)
  }

  @Test("A diagram is indented like its mark, but for blank lines")
  func indent() throws {
    expectNoDifference(
      try text(.text("a\n\n b", language: "text"), indent: 2),
      "\n  ```text\n  a\n\n   b\n  ```\n\n")
  }

  @Test("A code block's fence is longer than any in its text")
  func fence() throws {
    expectNoDifference(
      try text(.text("```\n`````\n", language: "dot")), "\n``````dot\n```\n`````\n``````\n\n")
  }

  @Test("A picture with a page is a link to it")
  func page() throws {
    expectNoDifference(
      try text(.picture(alt: "Shop", link: "shop.svg", page: "pages/the shop.html")),
      """

      [![Shop](shop.svg)](pages/the%20shop.html)


      """)
  }

  @Test("A picture's alternative text is escaped, in one line")
  func alt() throws {
    expectNoDifference(
      try text(.picture(alt: "a [b](c) *d* _e_ `f` <b> &amp; \\\n日本", link: "a b/(1)/é#.svg")),
      """

      ![a \\[b\\](c) \\*d\\* \\_e\\_ \\`f\\` \\<b\\> \\&amp; \\\\ 日本](a%20b/%281%29/%C3%A9%23.svg)


      """)
  }

  @Test(
    "Alternative text is the beginning of the outline, in whole lines",
    arguments: [
      (300, "T: x. Screen A; go; Screen B"), (20, "T: x. Screen A; go; and 1 more line"),
      (10, "T: x; and 3 more lines"), (0, "T: x; and 3 more lines"),
    ])
  func outline(limit: Int, alt: String) {
    expectNoDifference(
      AltText.from(outline: "T: x\n\nScreen A\n  go\nScreen B\n", limit: limit), alt)
    expectNoDifference(AltText.from(outline: "", limit: limit), "")
  }
}
