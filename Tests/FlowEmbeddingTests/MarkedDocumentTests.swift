import CustomDump
import FlowEmbedding
import FlowTrace
import Testing

@Suite("The marks of a Markdown file")
struct MarkedDocumentTests {
  private func document(_ text: String) -> MarkedDocument {
    MarkedDocument(Array(text.utf8), file: "a.md")
  }

  @Test("say what to draw, in words and in names with values")
  func options() throws {
    let document = document(
      #"""
      Text.
        <!--coordgraph:  trace=a.trace backs focus="Order \"Summary\"" file=a=b.svg-->
        old
        <!-- /coordgraph -->

      """#)
    expectNoDifference(document.problems, [])
    let place = try #require(document.places.first)
    expectNoDifference(
      place.options,
      [
        .init(name: "trace", value: "a.trace", column: 20),
        .init(name: "backs", value: nil, column: 34),
        .init(name: "focus", value: "Order \"Summary\"", column: 40),
        .init(name: "file", value: "a=b.svg", column: 66),
      ])
    expectNoDifference([place.line, place.column, place.indent], [2, 3, 2])
    expectNoDifference(String(decoding: document.content(of: place), as: UTF8.self), "  old\n")
  }

  @Test(
    "are none where they are shown or commented out",
    arguments: [
      "```md\n<!-- coordgraph: trace=a -->\n```\n",
      "~~~~\n```\n<!-- coordgraph: trace=a -->\n~~~\n<!-- /coordgraph -->\n~~~~~\n",
      "````\n```\n<!-- coordgraph: trace=a -->\n```\n````\n",
      "   ```\n<!-- coordgraph: trace=a -->\n",
      "    <!-- coordgraph: trace=a -->\n",
      "\t<!-- coordgraph: trace=a -->\n",
      "> <!-- coordgraph: trace=a -->\n",
      "`<!-- coordgraph: trace=a -->`\n",
      "text <!-- coordgraph: trace=a -->\n",
      "<!--\n<!-- coordgraph: trace=a\n-->\n",
      "<!-- coordgraph is a tool -->\n",
      "<!-- coordgraphs: trace=a -->\n",
      "<!-- /coordgraphs -->\n",
      "",
    ])
  func noMarks(text: String) {
    let document = document(text)
    expectNoDifference(document.problems, [])
    expectNoDifference(document.places, [])
  }

  @Test("are some after code that only looks as if it went on")
  func afterCode() {
    let mark = "<!-- coordgraph: trace=a -->\n<!-- /coordgraph -->\n"
    for text in ["``` a ` b\n", "```\n```\n", "    ```\n", "<!-- a -->\n", "``\n"] {
      let document = document(text + mark)
      expectNoDifference(document.problems, [])
      #expect(document.places.count == 1, "\(text)")
    }
  }

  @Test(
    "that cannot be understood are refused with their place",
    arguments: [
      (
        "<!-- coordgraph: trace=a -->\n",
        "a.md:1:1: error: Nothing ends this place; put <!-- /coordgraph --> on a line behind it."
      ),
      (
        "<!-- coordgraph: trace=a -->\n```\n<!-- /coordgraph -->\n",
        "a.md:1:1: error: Nothing ends this place; put <!-- /coordgraph --> on a line behind it."
      ),
      (
        "a\n <!-- /coordgraph -->\n",
        "a.md:2:2: error: No place begins before this mark that ends one; "
          + "begin it with <!-- coordgraph: trace=FILE --> or take the mark out."
      ),
      (
        "<!-- coordgraph: trace=a -->\n<!-- coordgraph: trace=b -->\n<!-- /coordgraph -->\n",
        "a.md:2:1: error: This place begins inside the one that begins on line 1; "
          + "end that with <!-- /coordgraph --> before."
      ),
      (
        "<!-- coordgraph: trace=a\n-->\n",
        "a.md:1:1: error: This mark does not end on its line; end it with -->."
      ),
      (
        "<!-- coordgraph: trace=a --> text\n<!-- /coordgraph -->\n",
        "a.md:1:1: error: Something stands behind this mark; put it on a line of its own."
      ),
      (
        "<!-- coordgraph: trace=a view=\"flow -->\n<!-- /coordgraph -->\n",
        "a.md:1:26: error: The value of view has no quotation mark at its end."
      ),
      (
        "<!-- coordgraph: trace=a --view=flow -->\n<!-- /coordgraph -->\n",
        "a.md:1:26: error: This is no option; options look like view=flow or focus=\"Home\"."
      ),
      (
        "<!-- coordgraph: trace=é; view:flow -->\r\n<!-- /coordgraph -->\r\n",
        "a.md:1:28: error: This is no option; options look like view=flow or focus=\"Home\"."
      ),
    ])
  func problems(text: String, sentence: String) throws {
    expectNoDifference(document(text).problems.first?.description, sentence)
  }

  @Test("keep everything around them, byte for byte", arguments: ["\n", "\r\n"], [true, false])
  func surroundings(newline: String, endsInNewline: Bool) throws {
    let before = Array("a\r\nb\n\u{FEFF}é".utf8) + [0xFF, 0x00, 0x0D] + Array(newline.utf8)
    let mark = Array("<!-- coordgraph: trace=a -->\(newline)".utf8)
    let after = Array(("<!-- /coordgraph -->" + (endsInNewline ? newline : "")).utf8)
    let old = Array("old\n".utf8)
    let document = MarkedDocument(before + mark + old + after, file: "a.md")
    let place = try #require(document.places.first)
    let content = EmbeddedDiagram.text("x\ny\n", language: "text").content(for: place)
    let result = document.replacing([content])
    let lines = ["", "```text", "x", "y", "```", "", ""].joined(separator: newline)
    expectNoDifference(result, before + mark + Array(lines.utf8) + after)

    let again = MarkedDocument(result, file: "a.md")
    expectNoDifference(again.replacing([content]), result)
    expectNoDifference(Array(again.content(of: try #require(again.places.first))), content)
  }

  @Test("take several diagrams, each into its own place")
  func several() {
    let document = document(
      """
      1
      <!-- coordgraph: trace=a -->
      <!-- /coordgraph -->
      2
      <!-- coordgraph: trace=b -->
      <!-- /coordgraph -->
      3
      """)
    expectNoDifference(
      String(decoding: document.replacing([Array("A\n".utf8), Array("B\n".utf8)]), as: UTF8.self),
      """
      1
      <!-- coordgraph: trace=a -->
      A
      <!-- /coordgraph -->
      2
      <!-- coordgraph: trace=b -->
      B
      <!-- /coordgraph -->
      3
      """)
  }
}
