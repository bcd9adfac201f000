import CustomDump
import FlowEmbedding
import Testing

@Suite("A diagram in Markdown")
struct EmbeddedDiagramTests {
  private func text(_ diagram: EmbeddedDiagram, indent: Int = 0) -> String {
    let place = MarkedPlace(
      options: [], line: 1, column: 1, indent: indent, newline: "\n", content: 0..<0)
    return String(decoding: diagram.content(for: place), as: UTF8.self)
  }

  @Test("is as far in as its mark, but for blank lines")
  func indent() {
    expectNoDifference(
      text(.text("a\n\n b", language: "text"), indent: 2),
      "\n  ```text\n  a\n\n   b\n  ```\n\n")
  }

  @Test("has a fence that it cannot close")
  func fence() {
    expectNoDifference(
      text(.text("```\n`````\n", language: "dot")), "\n``````dot\n```\n`````\n``````\n\n")
  }

  @Test("shows the words of a picture as they are, in one line")
  func alt() {
    expectNoDifference(
      text(.picture(alt: "a [b](c) *d* _e_ `f` <b> &amp; \\\n日本", link: "a b/(1)/é#.svg")),
      """

      ![a \\[b\\](c) \\*d\\* \\_e\\_ \\`f\\` \\<b\\> \\&amp; \\\\ 日本](a%20b/%281%29/%C3%A9%23.svg)


      """)
  }

  @Test(
    "is told by the beginning of its outline, in whole lines",
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
