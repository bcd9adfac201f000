import CustomDump
import FlowGenerators
import FlowGraph
import FlowGraphTestSupport
import FlowTrace
import Testing

@Suite("Stored graphs")
struct FlowGraphReadingTests {
  @Test("A stored graph comes back equal, and so does one merged from several", arguments: 1...200)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let one = RandomTrace.graph(using: &random)
    let other = FlowGraph.folding(RandomTrace.session(using: &random), app: "Other + App")
    for graph in [one, other, one.merging(other)] {
      let read = try FlowGraph(json: graph.json.utf8)
      #expect(read == graph)
      #expect(Array(read.json.utf8) == Array(graph.json.utf8))
    }
    let stored = try [one, other].map { try FlowGraph(json: $0.json.utf8) }
    #expect(stored[0].merging(stored[1]) == one.merging(other))
  }

  @Test(
    "A stored graph keeps any text",
    arguments: [
      "", "\"", "\\", "\\N", "\n\r\t\u{0}", "<b>&amp;", "a (b)", "A<B.C>.D", "日本語🐾", "\u{202E}",
      "e\u{301} \u{E9}", "\u{FFFE}", "system",
    ])
  func text(text: String) throws {
    let screen = FlowGraph.Name(type: "App.\(text)", label: text)
    let graph = FlowGraph(
      app: text, launches: [text], coordinators: [.init(type: "App.\(text)")], screens: [screen],
      transitions: [.init(from: screen, to: screen, kind: .tab, trigger: text, by: .app)])
    let read = try FlowGraph(json: graph.json.utf8)
    #expect(read == graph)
  }

  @Test("A stored graph may omit what is empty, be one line, and have fields of a later version")
  func lenient() throws {
    let text = """
      {"version":"1.9","verdicts":[{"x":1}],"transitions":[{"kind":"push","to":"B","from":"A",\
      "trigger":"t","by":"C","new":null}],"app":"Shop","format":"flowgraph"}
      """
    let push = FlowGraph.Transition(
      from: .init(type: "A"), to: .init(type: "B"), kind: .push, trigger: "t",
      by: .coordinator(.init(type: "C")))
    let graph = try FlowGraph(json: text.utf8)
    #expect(graph == FlowGraph(app: "Shop", launches: [""], transitions: [push]))
    #expect(graph.count(of: push) == 1)
  }

  @Test(
    "Text that is not a stored graph is refused with its place and the field",
    arguments: [
      ("", "1:1: error: expected '{'"),
      ("{}", "1:1: error: missing field 'format'"),
      ("[]", "1:1: error: expected '{'"),
      (
        #"{"format":"flowtrace","version":"1.0"}"#,
        "1:12: error: 'format' must be 'flowgraph'. This is not a stored graph."
      ),
      (graph("\"app\": 1"), "3:8: error: 'app' must be a string"),
      (graph("\"apps\": 0"), "3:9: error: 'apps' must be an array"),
      (graph("\"screens\": [1]"), "3:13: error: expected a string"),
      (graph("\"links\": [{}]"), "3:11: error: missing field 'parent'"),
      (
        graph("\"transitions\": [\n{\"kind\": \"fly\"}]"),
        """
        4:11: error: 'kind' must be one of 'root', 'present', 'dismiss', 'tab', 'replace', 'push', \
        'pop', 'embed', not 'fly'
        """
      ),
      (
        graph(
          #""transitions": [{"kind":"pop","to":"A","trigger":"","by":"app","count":0}]"#),
        "3:72: error: 'count' must be a whole number, 1 or greater"
      ),
      (
        graph(
          #""transitions": [{"kind":"pop","to":"A","trigger":"","by":"app","inferred":"no"}]"#),
        "3:76: error: 'inferred' must be true or false"
      ),
      (
        graph(#""names": [{"name":"A","type":"B"},{"name":"A","type":"C"}]"#),
        "3:44: error: 'name' is a duplicate of 'A'"
      ),
      (graph("\"app\": \"A\"") + "x", "4:2: error: unexpected text after the JSON value"),
      ("{\"app\": \"", "1:9: error: unterminated string"),
      (
        #"{"format":"flowgraph","version":"2.1","app":1}"#,
        "1:34: error: 'version' is 2.1. This program reads version 1.x."
      ),
    ])
  func refusals(text: String, message: String) {
    let error = #expect(throws: Diagnostics.self) {
      try FlowGraph(json: text.utf8, file: "a.json")
    }
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    expectNoDifference(lines.first, "a.json:\(message)")
  }

  @Test(
    "A transition of a stored graph is inferred where it says true",
    arguments: [("true", true), ("false", false), ("null", false)])
  func inferred(value: String, isInferred: Bool) throws {
    let row = #"{"kind":"pop","to":"A","trigger":"","by":"app","inferred":\#(value)}"#
    let graph = try FlowGraph(json: Self.graph("\"transitions\": [\(row)]").utf8)
    let transition = try #require(graph.transitions.first)
    #expect(graph.isInferred(transition) == isInferred)
  }

  @Test("A wrong value of a stored graph is shown in its line")
  func excerpt() {
    let error = #expect(throws: Diagnostics.self) {
      try FlowGraph(
        json: Self.graph("\"transitions\": [\n{\"kind\": \"fly\"}]").utf8, file: "a.json")
    }
    expectNoDifference(
      error?.description.split(separator: "\n").dropFirst().joined(separator: "\n"),
      """
        {"kind": "fly"}]
                  ^~~
      """)
  }

  private static func graph(_ member: String) -> String {
    "{\"format\": \"flowgraph\", \"version\": \"1.0\", \"app\": \"Shop\",\n\n\(member)\n}"
  }

  @Test("A stored graph with random changes of its bytes never stops the reader", arguments: 1...60)
  func mutated(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let good = Array(RandomTrace.graph(using: &random).json.utf8)
    for _ in 0..<40 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
        default: bytes.removeSubrange(index...)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      // Either it is refused, or it is a graph.
      if let graph = try? FlowGraph(json: bytes) {
        #expect(try FlowGraph(json: graph.json.utf8).json == graph.json)
      }
    }
  }

  @Test("A stored graph is distinguished from a trace by its beginning")
  func beginnings() {
    for (text, isStored) in [
      (FlowGraph(app: "App").json, true), (#"{"format":"flowgraph","#, true),
      (#"{"app":"A","coordinators":["B"#, true), (#"{"format":"flowtrace","version""#, false),
      ("", false), ("{", false), ("{\"app\":", false), ("digraph {", false),
    ] {
      #expect(FlowGraph.isStored(in: text.utf8) == isStored, "\(text)")
    }
  }
}
