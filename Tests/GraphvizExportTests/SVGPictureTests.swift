import CustomDump
import FlowDiagram
import FlowVerdicts
import Foundation
import Testing

@testable import GraphvizExport

@Suite("SVG of diagrams")
struct SVGPictureTests {
  static let diagram = Diagram(
    title: "Shop: screens", direction: .topToBottom,
    clusters: [
      .init(id: "c", name: "Shop", fullName: "ShopCoordinator", typeName: "ShopCoordinator")
    ],
    nodes: [
      .init(id: "entry", role: .entry, fullName: "Shop"),
      .init(
        id: "list", name: "List", role: .screen, fullName: "ListViewController",
        typeName: "ListViewController", cluster: "c"),
    ],
    edges: [
      .init(id: "e1", tail: "entry", head: "list", role: .root, rows: [.trigger("launch")]),
      .init(
        id: "e2", tail: "list", head: "list", role: .push,
        rows: [.trigger("tap"), .trigger("\"A\" & B")]),
    ])

  static let finished = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <svg width="102.60pt" height="216.80pt" viewBox="0.00 0.00 102.60 216.80" \
    xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
    class="coordgraph" role="graphics-document img" aria-roledescription="diagram" \
    aria-labelledby="diagram-title" aria-describedby="diagram-description">
    <title id="diagram-title">Shop: screens</title>
    <desc id="diagram-description">1 coordinator, 1 screen and 2 arrows. List comes first.</desc>
    <metadata id="canonical-dot">digraph { "a" -&gt; "b" }
    </metadata>
    <style>
    @media (prefers-color-scheme:dark){
    .coordgraph [fill="#000000"]{fill:#f5f5f5}
    .coordgraph [fill="#1f2933"]{fill:#c1cedb}
    .coordgraph [fill="#ffffff"]{fill:#0f0f0f}
    .coordgraph [stroke="#000000"]{stroke:#f5f5f5}
    .coordgraph [stroke="#102030"]{stroke:#c0d5eb}
    }
    </style>
    <g class="graph" transform="scale(1 1) rotate(0) translate(4 212)">
    <polygon fill="#ffffff" stroke="none" points="-4,4 -4,-212 4,4 -4,4"/>
    <g id="c" class="cluster" role="graphics-symbol img">
    <title>ShopCoordinator</title>
    <polygon fill="none" stroke="#000000" stroke-dasharray="5,2" points="8,-8 8,-83 8,-8"/>
    <text text-anchor="middle" x="43" y="-67" font-family="Helvetica,sans-Serif" \
    font-size="12.00" fill="#000000" textLength="28.02" lengthAdjust="spacingAndGlyphs">Shop</text>
    </g>
    <g id="entry" class="node" role="graphics-symbol img">
    <title>Shop begins here</title>
    <ellipse fill="none" stroke="#000000" cx="43" cy="-194" rx="27" ry="18"/>
    </g>
    <g id="list" class="node" role="graphics-symbol img">
    <title>ListViewController</title>
    <text text-anchor="middle" x="43" y="-30" font-family="Helvetica,sans-Serif" \
    font-weight="bold" font-size="10.50" fill="#1f2933" textLength="18.67" \
    lengthAdjust="spacingAndGlyphs">List</text>
    </g>
    <g id="e1" class="edge" role="graphics-symbol img">
    <title>Shop → List: start, launch</title>
    <path fill="none" stroke="#000000" d="M43,-175C43,-148"/>
    </g>
    <g id="e2" class="edge" role="graphics-symbol img">
    <title>List → List: push, tap "A" &amp; B</title>
    <polyline fill="none" stroke="#102030" stroke-opacity="0.5" stroke-width="2.5" points="1,-2 3,-4 "/>
    </g>
    </g>
    </svg>

    """

  /// What the worker draws of the diagram.
  static let drawing: [DrawnOperation] = [
    .page(width: 102.6, height: 216.8, origin: (4, -212)),
    .shape(.polygon, [(-4, -4), (-4, 212), (4, -4)], fill: 0xFFFF_FFFF, color: 0xFFFF_FE00),
    .begin(.cluster, "cluster_c"),
    .shape(.polygon, [(8, 8), (8, 83)], style: .dashed),
    .text("Shop", at: (43, 67), font: "Helvetica,sans-Serif", size: 12),
    .end,
    .begin(.node, "entry"),
    .shape(.ellipse, [(43, 194), (70, 212)]),
    .end,
    .begin(.node, "list"),
    .text(
      "List", at: (43, 30), font: "Helvetica,sans-Serif", size: 10.5, isBold: true,
      color: 0x1F29_33FF),
    .end,
    .begin(.edge, "e1"), .shape(.curve, [(43, 175), (43, 148)]), .end,
    .begin(.edge, "e2"),
    .shape(.polyline, [(1, 2), (3, 4)], color: 0x1020_3080, width: 2.5), .end,
    .pageEnd,
  ]

  static func finish(
    _ drawing: [DrawnOperation], links: SourceLinks? = nil
  ) async throws -> String {
    let finish = PictureFinish(
      diagram: diagram, dot: "digraph { \"a\" -> \"b\" }\n", format: .svg, links: links)
    guard case .finished(let bytes) = try await finish.finish(drawing.bytes) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("An SVG has readable titles, the shapes that were drawn, and no version of Graphviz")
  func whole() async throws {
    let svg = try await Self.finish(Self.drawing)
    expectNoDifference(svg, Self.finished)
  }

  @Test("Nodes and clusters link to the code, whatever the address contains")
  func links() async throws {
    let links = SourceLinks(base: "https://example.com/a?b=1&c=\"{name}\".swift")
    let svg = try ParsedSVG(Array(try await Self.finish(Self.drawing, links: links).utf8))
    expectNoDifference(
      svg.links,
      [
        "c": "https://example.com/a?b=1&c=%22ShopCoordinator%22.swift",
        "list": "https://example.com/a?b=1&c=%22ListViewController%22.swift",
      ])
  }

  @Test("Titles give marks in words")
  func titles() {
    var diagram = Self.diagram
    diagram.clusters[0].marks = [.init(.zombie)]
    diagram.edges[1].marks = [.init(.zombie, subject: .name("ShopCoordinator"))]
    diagram.edges[1].rows = [.trigger("tap \"A\"")]
    let titles = DrawingTitles(of: diagram.addingLegend())
    #expect(titles.clusters["c"] == "ShopCoordinator, zombie")
    #expect(titles.edges["e2"] == "List → List: push, tap \"A\", zombie: ShopCoordinator")
  }

  @Test("Links have the type's name, without a label of the app")
  func linkNames() throws {
    var diagram = Self.diagram
    diagram.nodes[1].fullName = "ListViewController (All)"
    let parts = PictureParts(of: diagram, links: SourceLinks(base: "x/"))
    #expect(
      parts.all.compactMap(\.link) == ["x/ListViewController", "x/ShopCoordinator"])
  }

  @Test(
    "Names are percent-encoded in addresses",
    arguments: [
      ("CartViewController", "x/CartViewController"),
      ("Box<Item>", "x/Box%3CItem%3E"), ("設定", "x/%E8%A8%AD%E5%AE%9A"),
    ])
  func addresses(name: String, address: String) {
    #expect(SourceLinks(base: "x/").link(to: name) == address)
  }

  @Test("A drawing that lacks a part or a line of text is not complete")
  func missing() throws {
    func missing(without lost: Range<Int>, adding other: [DrawnOperation] = []) throws -> [String] {
      var drawing = Self.drawing
      drawing.replaceSubrange(lost, with: other)
      return try SVGPicture(
        drawing.bytes, of: PictureParts(of: Self.diagram, links: nil)
      ).missing
    }
    let line = DrawnOperation.text("Lis", at: (0, 0), font: "", size: 1)
    #expect(try missing(without: 0..<0) == [])
    #expect(try missing(without: 6..<9) == ["node \"entry\""])
    #expect(try missing(without: 12..<15) == ["edge \"e1\""])
    #expect(try missing(without: 2..<6) == ["cluster \"c\""])
    #expect(try missing(without: 10..<11, adding: [line]) == ["the label of node \"list\""])
    #expect(try missing(without: 4..<4, adding: [line]) == ["the label of cluster \"c\""])
    #expect(try missing(without: 13..<13, adding: [line]) == ["the label of edge \"e1\""])
  }

  @Test("A picture with a dark background has no style sheet")
  func darkPaper() async throws {
    var drawing = Self.drawing
    let light = try await Self.finish(drawing)
    #expect(light.contains("prefers-color-scheme"))
    drawing[1] = .shape(.polygon, [(0, 0)], fill: 0x1014_18FF)
    let dark = try await Self.finish(drawing)
    #expect(dark.contains("</svg>") && !dark.contains("<style>"))
  }

  @Test("Spaces after a space are kept, and characters that XML does not allow are replaced")
  func text() async throws {
    var drawing = Self.drawing
    drawing.insert(.text("a   <b>\u{1}", at: (0, 0), font: "\"&", size: 1), at: 2)
    let svg = try await Self.finish(drawing)
    #expect(svg.contains(">a \u{A0}\u{A0}&lt;b&gt;\u{FFFD}</text>"))
    #expect(svg.contains("font-family=\"&quot;&amp;\""))
  }

  @Test(
    "Operations that are not a drawing of the diagram are refused with their place",
    arguments: [
      (Array(drawing.dropFirst()), 0, "unexpected begin of a page, or none"),
      (drawing + [.pageEnd], 0, "there is more than one page"),
      ([drawing[0]] + drawing, 88, "unexpected begin of a page, or none"),
      ([drawing[0], .begin(.node, "x")], 88, "unexpected node 'x'"),
      ([drawing[0]] + drawing[6...8] + drawing[6...8], 245, "unexpected node 'entry'"),
      ([drawing[0], drawing[6], drawing[9]], 133, "unexpected node 'list'"),
      ([drawing[0], .end], 88, "the end of no part"),
      ([drawing[0], drawing[6], .pageEnd], 133, "the last part has no end"),
      ([drawing[0], .shape(.polygon, [(.nan, 0)])], 88, "a number is out of range"),
      ([drawing[0], .shape(.polygon, [], width: .infinity)], 88, "a number is out of range"),
    ])
  func malformed(drawing: [DrawnOperation], offset: Int, reason: String) {
    #expect(throws: DrawingOperations.Malformed(offset: offset, reason: reason)) {
      try SVGPicture(drawing.bytes, of: PictureParts(of: Self.diagram, links: nil))
    }
  }

  @Test("A drawing that is cut off anywhere is refused, and one with other bytes does no harm")
  func damaged() throws {
    let parts = PictureParts(of: Self.diagram, links: nil)
    let bytes = Self.drawing.bytes
    for count in bytes.indices {
      #expect(throws: DrawingOperations.Malformed.self) {
        try SVGPicture(Array(bytes.prefix(count)), of: parts)
      }
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var other = bytes
        other[count] = value
        guard let picture = try? SVGPicture(other, of: parts) else { continue }
        let svg = picture.finished(dot: "")
        #expect(SVGSafety.objection(to: svg, links: nil) == nil)
      }
    }
  }
}
