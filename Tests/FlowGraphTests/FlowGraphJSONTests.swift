import FlowGraph
import FlowTrace
import Foundation
import Testing

@Suite("A graph's JSON")
struct FlowGraphJSONTests {
  @Test(
    "Any text survives a graph's JSON",
    arguments: [
      "plain", "\"quoted\" \\ back", "line\nbreak\ttab\r\u{0}\u{1F}\u{7F}", "</b>&amp;\\N", "日本語🐾",
      "\u{202E}rtl", String(Unicode.Scalar(0xFFFE)!), "e\u{301} \u{E9}", "\u{2028}\u{2029}",
    ])
  func hostileText(text: String) throws {
    let screen = FlowGraph.Name(type: "App.List", label: text)
    let graph = FlowGraph(
      app: text, screens: [screen],
      transitions: [.init(from: screen, to: screen, kind: .push, trigger: text, by: .unknown)])
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(graph.json.utf8)) as? [String: Any])
    #expect(object["app"] as? String == text)
    #expect(object["screens"] as? [String] == ["List (\(text))"])
    let rows = try #require(object["transitions"] as? [[String: Any]])
    #expect(rows.map { $0["trigger"] as? String } == [text])
    #expect(rows.map { $0["from"] as? String } == ["List (\(text))"])
    #expect(rows.map { $0["implicit"] == nil } == [true])
  }

  @Test(
    "Stand-in screens are a member of a graph's JSON, and survive it and every part of the graph")
  func standIns() throws {
    let names = ["A", "B"].map { FlowGraph.Name(type: "App.\($0)") }
    let graph = FlowGraph(
      apps: [ExactString("App")], launches: [ExactString("")], coordinators: [],
      screens: Set(names), links: [], presents: [], transitionCounts: [:], inferred: [],
      standIns: [names[1]])
    #expect(graph.json.contains("\"standIns\": [\n    \"B\"\n  ]"))
    #expect(try FlowGraph(json: graph.json.utf8) == graph)
    #expect(graph.keeping(coordinators: [], screens: [names[0]]).standIns == [])
    #expect(graph.withoutTexts.standIns == [names[1]])
    #expect(FlowGraph(app: "App").merging(graph).isStandIn(names[1]))
    #expect(!FlowGraph(app: "App", screens: names).json.contains("standIns"))
  }

  @Test("A graph's JSON has one row a line and ends with a newline")
  func lines() {
    let graph = FlowGraph(
      app: "App", screens: ["A", "B"].map { FlowGraph.Name(type: $0, label: "\n\r\u{85}") })
    #expect(graph.json.utf8.split(separator: UInt8(ascii: "\n")).count == 17)
    #expect(graph.json.hasSuffix("}\n"))
    #expect(!graph.json.hasSuffix("\n\n"))
  }
}
