import FlowChanges
import FlowDiagram
import FlowEmbedding
import FlowGenerators
import FlowGraph
import FlowGraphTestSupport
import FlowPaths
import FlowReading
import FlowTrace
import FlowVerdicts
import Foundation
import Testing

@testable import GraphvizExport

/// `COORDGRAPH_FUZZ=100000` tries that many of each.
@Suite("Inputs that are changed at random")
struct MutatedInputTests {
  /// Twenty groups, which run beside each other.
  static let groups: Range<UInt64> = 0..<20
  private static let perGroup =
    (ProcessInfo.processInfo.environment["COORDGRAPH_FUZZ"].flatMap(UInt64.init) ?? 400) / 20

  /// Calls `body` with the changed texts of a group.
  private func each(
    _ group: UInt64, of corpus: [String], _ body: ([UInt8], _ seed: UInt64) throws -> Void
  ) rethrows {
    let texts = corpus.map { Array($0.utf8) }
    for index in 0..<Self.perGroup {
      let seed = group * 1_000_000 + index
      var mutator = Mutator(seed: seed)
      try body(mutator.mutated(texts[Int(seed) % texts.count], with: texts), seed)
    }
  }

  private static let traces = [
    SmallTrace.text, CartTrace.text(), CheckTests.leak, CheckTests.sound,
  ]

  private static func reading(_ text: String) -> FlowReading {
    try! FlowReading.read(Array(text.utf8)).reading
  }

  @Test(
    "A trace is read, or refused with a diagnostic; what is read is written in every format",
    arguments: groups)
  func traces(group: UInt64) throws {
    try each(group, of: Self.traces) { bytes, seed in
      guard let read = try? FlowReading.read(bytes, file: "a.trace") else { return }
      try expectWhole(read.reading, seed)
      for diagnostic in read.diagnostics { expectVisible(diagnostic.description, seed) }
    }
  }

  @Test(
    "A stored graph is read, or refused with a diagnostic, and comes back equal", arguments: groups)
  func graphs(group: UInt64) throws {
    let corpus = Self.traces.map { Self.reading($0).graph.json }
    try each(group, of: corpus) { bytes, seed in
      do {
        let graph = try FlowGraph(json: bytes, file: "a.json")
        #expect(try FlowGraph(json: graph.json.utf8) == graph, "seed \(seed)")
        try expectWhole(FlowReading(graph), seed)
      } catch let error as Diagnostics {
        expectVisible(error.description, seed)
      }
    }
  }

  @Test("A stored reading is read, or refused with a diagnostic", arguments: groups)
  func readings(group: UInt64) throws {
    try each(
      group, of: Self.traces.map { String(decoding: Self.reading($0).stored, as: UTF8.self) }
    ) {
      bytes, seed in
      guard let read = try? FlowReading.read(bytes) else { return }
      try expectWhole(read.reading, seed)
    }
  }

  @Test("A theme is refused, or Graphviz reads the whole diagram with it", arguments: groups)
  func themes(group: UInt64) throws {
    let diagram = Diagram.make(from: Self.reading(CheckTests.leak).graph).diagram.addingLegend()
    try each(
      group,
      of: [
        "base = mono\ngraph.fontname = Helvetica,Arial\nnode.shape = box\nnode.margin = 0.1,0.2\n",
        "edge.push.color = #112233\nedge.arrowhead = vee\ncluster.style = rounded,filled\n",
        "clusterFills = #ffffff, #eeeeee\nmarked.node.penwidth = 1.5\ngraph.nodesep = 0.25\n",
      ]
    ) { bytes, seed in
      do {
        let theme = try DiagramTheme(
          parsing: String(decoding: bytes, as: UTF8.self), file: "a.theme")
        #expect(throws: Never.self, "seed \(seed)") {
          try GraphvizJudge.check(diagram.dot(theme: theme), against: diagram)
        }
      } catch let error as Diagnostics {
        expectVisible(error.description, seed)
      }
    }
  }

  @Test(
    "Rules, known verdicts and baselines are read, or refused with diagnostics", arguments: groups)
  func lists(group: UInt64) throws {
    let reading = Self.reading(CheckTests.leak)
    let rules = """
      screen Detail is never reached without Home or Detail
      no dead ends except Home, "Detail"
      depth <= 6
      coordinator Home never owns Detail # why
      no verdicts of kind zombie except Detail
      """
    let baseline = FlowBaseline(of: reading.graph, detail: [.triggers, .counts]).text
    try each(group, of: [rules, baseline, CheckTests.id + "\n# a\n" + CheckTests.id]) {
      bytes, seed in
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        let rules = try RuleParser(graph: reading.graph, file: "a.rules").parse(text)
        expectVisible(reading.check(rules: rules).text, seed)
      } catch let error as Diagnostics {
        expectVisible(error.description, seed)
      }
      do {
        let known = try KnownVerdicts(parsing: text, file: "a.txt")
        expectVisible(reading.check(known: known).text, seed)
      } catch let error as Diagnostics {
        expectVisible(error.description, seed)
      }
      do {
        let read = try FlowBaseline(parsing: text, file: "a.baseline")
        #expect(try FlowBaseline(parsing: read.text, file: "b").text == read.text, "seed \(seed)")
        expectVisible(
          reading.check(drift: BaselineDrift(from: read, to: reading.graph, file: "a")).text, seed)
      } catch let error as Diagnostics {
        expectVisible(error.description, seed)
      }
    }
  }

  @Test("A page's marks are found or refused, and what is outside of them stays", arguments: groups)
  func pages(group: UInt64) {
    let page = """
      # Title
      <!-- coordgraph: trace=a.trace view=flow focus="Order Summary" -->
      ```mermaid
      ```
      <!-- /coordgraph -->
      ~~~
      <!-- coordgraph: trace=b -->
      ~~~
        <!-- coordgraph: graph=a.json backs -->
        <!-- /coordgraph -->
      """
    each(group, of: [page, page.replacing("\n", with: "\r\n")]) { bytes, seed in
      let document = MarkedDocument(bytes, file: "a.md")
      for problem in document.problems { expectVisible(problem.description, seed) }
      let same = document.places.map { Array(document.content(of: $0)) }
      #expect(document.replacing(same) == bytes, "seed \(seed)")
    }
  }

  @Test(
    "An SVG of Graphviz's is finished, found incomplete, or refused; it never does anything",
    arguments: groups)
  func pictures(group: UInt64) async throws {
    let diagram = Diagram.make(from: Self.reading(CartTrace.text()).graph).diagram
    let dot = diagram.dot()
    let drawn = try await GraphvizRenderer().render(dot: dot, as: .svg).bytes
    let links = SourceLinks(base: "https://example.com/{name}")
    let finish = PictureFinish(diagram: diagram, dot: dot, links: links)
    each(group, of: [String(decoding: drawn, as: UTF8.self)]) { bytes, seed in
      guard case .finished(let svg)? = try? finish.finish(bytes, as: .svg) else { return }
      #expect(SVGSafety.objection(to: svg, links: links) == nil, "seed \(seed)")
      #expect(!String(decoding: svg, as: UTF8.self).contains("<script"), "seed \(seed)")
    }
  }

  // MARK: What holds of all that is read

  private func expectWhole(_ reading: FlowReading, _ seed: UInt64) throws {
    let graph = reading.graph
    #expect(try FlowGraph(json: graph.json.utf8).json == graph.json, "seed \(seed)")
    _ = try JSONSerialization.jsonObject(with: Data(graph.json.utf8))
    for view in DiagramView.allCases {
      let diagram = Diagram.make(
        from: graph, view: view, options: DiagramOptions(showsWeights: true)
      ).diagram.addingLegend()
      expectVisible(diagram.outline(), seed)
      _ = try? diagram.mermaid()
      #expect(throws: Never.self, "seed \(seed)") {
        try GraphvizJudge.check(diagram.dot(), against: diagram)
      }
    }
    let baseline = FlowBaseline(of: graph, detail: [.triggers, .counts])
    #expect(try FlowBaseline(parsing: baseline.text, file: "b") == baseline, "seed \(seed)")
    expectVisible(FlowDiff(from: FlowGraph(app: "x"), to: graph).text, seed)
    guard reading.isTraced else { return }
    for format in [\CheckReport.text, \.github, \.markdown] {
      expectVisible(reading.check(showsExits: true)[keyPath: format], seed)
    }
    guard reading.paths.sessionCount > 0 else { return }
    let cover = PathReport(reading.paths.cover(.transitions), of: reading.paths.graph)
    expectVisible(cover.text, seed)
    expectVisible(cover.swiftTest.source, seed)
  }

  private func expectVisible(_ text: String, _ seed: UInt64) {
    let acts = text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    #expect(!acts, "seed \(seed): \(text)")
  }
}
