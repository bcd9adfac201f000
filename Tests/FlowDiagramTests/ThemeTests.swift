import FlowDiagram
import FlowTrace
import Testing

@Suite("A theme file")
struct ThemeTests {
  @Test("A theme file changes a built-in theme, setting by setting")
  func settings() throws {
    let theme = try DiagramTheme(
      parsing: """
        # Ours.
        base = mono

          graph.fontname=Avenir Next, sans-serif
        node.fontsize = 12.5
        node.coordinator.fillcolor = #FFE8a3
        edge.present.style = dashed,bold
        edge.tab.arrowhead = crow\r
        cluster.fillcolor = #eeeeee
        legend.color = #123456
        marked.edge.penwidth = 4
        highlighted.node.shape = hexagon
        """, file: "ours.theme")
    var expected = DiagramTheme.mono
    expected.graph.fontName = "Avenir Next, sans-serif"
    expected.node.fontSize = 12.5
    expected.nodes[.coordinator]?.fillColor = "#FFE8a3"
    expected.edges[.present]?.style = [.dashed, .bold]
    expected.edges[.tab]?.arrowHead = .crow
    expected.clusterFills = ["#eeeeee"]
    expected.legend.color = "#123456"
    expected.marked.edge.penWidth = 4
    expected.highlighted.node.shape = .hexagon
    #expect(theme == expected)
    #expect(try DiagramTheme(parsing: "", file: "") == .default)
    #expect(
      try DiagramTheme(parsing: "clusterFills = #111111 #222222", file: "").clusterFills
        == ["#111111", "#222222"])
  }

  @Test(
    "A theme file with a mistake is refused with the place and what to write instead",
    arguments: [
      ("\nnode.color", "t:2:11: error: a setting has the form name = value; \"=\" is missing"),
      ("node.color =", "t:1:13: error: \"node.color\" has no value"),
      (
        "node.color = #fff",
        "t:1:14: error: \"node.color\" must be a colour, # and six hexadecimal digits: #1f6aa5, not "
          + "\"#fff\""
      ),
      ("  node.color = red", "t:1:16: error: \"node.color\" must be a colour"),
      (
        "node.fontsize = 8",
        "t:1:17: error: \"node.fontsize\" must be a number from 9 to 72, in points"
      ),
      ("edge.penwidth = 1e1", "t:1:17: error: \"edge.penwidth\" must be a number from 0.1 to 10"),
      ("edge.penwidth = nan", "t:1:17: error: \"edge.penwidth\" must be a number"),
      ("graph.rankdir = LR", "t:1:7: error: \"graph\" has no attribute \"rankdir\". It has"),
      ("edge.constraint = no", "t:1:6: error: \"edge\" has no attribute \"constraint\""),
      ("node.label = x", "t:1:6: error: \"node\" has no attribute \"label\""),
      (
        "node.screem.color = #123456",
        "t:1:1: error: \"node.screem.color\" is not a setting. Did you mean \"node.screen.color\"?"
      ),
      (
        "color = #123456",
        "t:1:1: error: \"color\" is not a setting. Settings are base, clusterFills, and"
      ),
      ("node.shape = Mrecord", "t:1:14: error: \"node.shape\" must be one of box, box3d,"),
      ("edge.style = dashed,rounded", "t:1:14: error: \"edge.style\" must be one of bold, dashed,"),
      ("node.color = #123456\nbase = mono", "t:2:1: error: \"base\" must come before all other"),
      ("base = dark", "t:1:8: error: \"base\" must be default or mono, not \"dark\""),
      (
        "clusterFills = #111111 white",
        "t:1:16: error: \"clusterFills\" must be one or more colours"
      ),
      ("graph.fontname = a\"b", "t:1:18: error: \"graph.fontname\" must be the name of a font"),
      ("node.fontname = <script>", "t:1:17: error: \"node.fontname\" must be the name of a font"),
      ("graph.fontname = a\u{1}b", "t:1:18: error: \"graph.fontname\" must be the name of a font"),
    ])
  func refusals(text: String, message: String) {
    let error = #expect(throws: Diagnostics.self) {
      try DiagramTheme(parsing: text, file: "t")
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}

@Suite("A number in a theme")
struct ThemeNumberTests {
  @Test(
    "A theme's number is written with the decimals that it was given",
    arguments: ["4", "4.0", "12.50", "0.05", "72"])
  func decimals(text: String) {
    #expect(DiagramTheme.Number(text)?.description == text)
  }

  @Test("A number literal in a theme is written as in the source")
  func literals() {
    let numbers: [DiagramTheme.Number] = [18, 1.0, 0.45, -0.5, 3.2]
    #expect(numbers.map(\.description) == ["18", "1.0", "0.45", "-0.5", "3.2"])
    #expect(DiagramTheme.Number(2.0) == 2.0)
  }

  @Test("A theme's number or colour is read from nothing else", arguments: ["", "1e1", "x", "-1"])
  func others(text: String) {
    #expect(DiagramTheme.Number(text) == nil)
    #expect(DiagramTheme.Color(text) == nil)
  }
}

@Suite("A theme file in which several lines are wrong")
struct ThemeErrorsTests {
  @Test("A theme file with several mistakes is refused with all of them")
  func all() {
    let errors = #expect(throws: Diagnostics.self) {
      try DiagramTheme(parsing: "node.color = red\nnode.shape = box\nedge.style\n", file: "t")
    }
    #expect(errors?.all.map(\.line) == [1, 3])
    let second = "\nt:3:11: error: a setting has the form name = value"
    #expect(errors?.description.contains(second) == true)
  }
}

@Suite("The theme for print")
struct MonoThemeTests {
  @Test("The theme for print has no colours")
  func grey() {
    let dot = Diagram.make(from: SampleGraphs.merchTabs).diagram.addingLegend().dot(theme: .mono)
    for match in dot.matches(of: /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/) {
      #expect(match.1 == match.2 && match.2 == match.3, "\(match.0)")
    }
  }
}
