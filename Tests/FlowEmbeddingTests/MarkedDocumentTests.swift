import CustomDump
import FlowEmbedding
import FlowTrace
import Testing

@Suite("Marks in Markdown")
struct MarkedDocumentTests {
  private func document(_ text: String) -> MarkedDocument {
    MarkedDocument(Array(text.utf8), file: "a.md")
  }

  @Test("A mark has words, and names with values, as options")
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
        .init(name: "trace", value: "a.trace", columns: 20..<33),
        .init(name: "backs", value: nil, columns: 34..<39),
        .init(name: "focus", value: "Order \"Summary\"", columns: 40..<65),
        .init(name: "file", value: "a=b.svg", columns: 66..<78),
      ])
    expectNoDifference([place.line, place.column, place.indent], [2, 3, 2])
    expectNoDifference(String(decoding: document.content(of: place), as: UTF8.self), "  old\n")
  }

  @Test(
    "Comments in code blocks, in other comments and inside lines are not marks",
    arguments: [
      "```md\n<!-- coordgraph: trace=a -->\n```\n",
      "~~~~\n```\n<!-- coordgraph: trace=a -->\n~~~\n<!-- /coordgraph -->\n~~~~~\n",
      "````\n```\n<!-- coordgraph: trace=a -->\n```\n````\n",
      "```\n``` a\n<!-- coordgraph: trace=a -->\n```\n",
      "   ```\n<!-- coordgraph: trace=a -->\n",
      "    <!-- coordgraph: trace=a -->\n",
      "\t<!-- coordgraph: trace=a -->\n",
      "> <!-- coordgraph: trace=a -->\n",
      "`<!-- coordgraph: trace=a -->`\n",
      "text <!-- coordgraph: trace=a -->\n",
      "<!--\n<!-- coordgraph: trace=a\n-->\n",
      "<!-- coordgraph is a tool -->\n",
      "<!-- /coordgraphs -->\n",
      "",
    ])
  func noMarks(text: String) {
    let document = document(text)
    expectNoDifference(document.problems, [])
    expectNoDifference(document.places, [])
  }

  @Test("A mark is found after a code block that only seems to go on")
  func afterCode() {
    let mark = "<!-- coordgraph: trace=a -->\n<!-- /coordgraph -->\n"
    for text in [
      "``` a ` b\n", "```\n```\n", "    ```\n", "<!-- a -->\n", "``\n", "```\n`````\n",
      "~~~\n~~~~ \n", "```\n```\t \n",
    ] {
      let document = document(text + mark)
      expectNoDifference(document.problems, [])
      #expect(document.places.count == 1, "\(text)")
    }
  }

  @Test(
    "A wrong mark is refused with its place",
    arguments: [
      (
        "<!-- coordgraph: trace=a -->\n",
        """
        a.md:1:1: error: mark without an end. Add <!-- /coordgraph --> on a line below.
          <!-- coordgraph: trace=a -->
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ),
      (
        "<!-- coordgraph: trace=a -->\n```\n<!-- /coordgraph -->\n",
        """
        a.md:1:1: error: mark without an end. Add <!-- /coordgraph --> on a line below.
          <!-- coordgraph: trace=a -->
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ),
      (
        "a\n <!-- /coordgraph -->\n",
        """
        a.md:2:2: error: end without a mark. \
        Add <!-- coordgraph: trace=FILE --> above, or remove this line.
           <!-- /coordgraph -->
           ^~~~~~~~~~~~~~~~~~~~
        """
      ),
      (
        "<!-- coordgraph: trace=a -->\n<!-- coordgraph: trace=b -->\n<!-- /coordgraph -->\n",
        """
        a.md:2:1: error: the mark on line 1 has no end. Add <!-- /coordgraph --> before this mark.
          <!-- coordgraph: trace=b -->
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ),
      (
        "<!-- coordgaph: trace=a -->\n",
        """
        a.md:1:1: error: not a mark. Begin it with 'coordgraph:', as in \
        <!-- coordgraph: trace=FILE -->.
          <!-- coordgaph: trace=a -->
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ),
      (
        "<!-- coordgraph trace=a -->\n",
        """
        a.md:1:1: error: not a mark. Begin it with 'coordgraph:', as in \
        <!-- coordgraph: trace=FILE -->.
          <!-- coordgraph trace=a -->
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ),
      (
        "<!-- coordgraph: trace=a\n-->\n",
        """
        a.md:1:1: error: the mark does not end on its line. End it with -->.
          <!-- coordgraph: trace=a
          ^~~~~~~~~~~~~~~~~~~~~~~~
        """
      ),
      (
        "<!-- coordgraph: trace=a --> text\n<!-- /coordgraph -->\n",
        """
        a.md:1:1: error: text after the mark. Put the mark on a line of its own.
          <!-- coordgraph: trace=a --> text
          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ),
      (
        "<!-- coordgraph: trace=a view=\"flow -->\n<!-- /coordgraph -->\n",
        """
        a.md:1:26: error: missing closing quote of the value of 'view'
          <!-- coordgraph: trace=a view="flow -->
                                   ^~~~~~~~~~~
        """
      ),
      (
        "<!-- coordgraph: trace=a --view=flow -->\n<!-- /coordgraph -->\n",
        """
        a.md:1:26: error: not an option. Options look like view=flow or focus="Home".
          <!-- coordgraph: trace=a --view=flow -->
                                   ^~~~~~~~~~~
        """
      ),
      (
        "<!-- coordgraph: trace=é; view:flow -->\r\n<!-- /coordgraph -->\r\n",
        """
        a.md:1:27: error: not an option. Options look like view=flow or focus="Home".
          <!-- coordgraph: trace=é; view:flow -->
                                    ^~~~~~~~~
        """
      ),
    ])
  func problems(text: String, sentence: String) throws {
    expectNoDifference(document(text).problems.first?.description, sentence)
  }

  @Test(
    "Everything around a mark is kept byte for byte", arguments: ["\n", "\r\n"], [true, false])
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

  @Test("Several diagrams are placed in their own marks")
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
