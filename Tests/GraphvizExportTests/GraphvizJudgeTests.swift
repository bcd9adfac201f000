import FlowDiagram
import GraphvizExport
import Testing

struct GraphvizJudgeTests {
  @Test("DOT that describes the diagram is accepted")
  func agreement() throws {
    try GraphvizJudge.check(Diagram.make().plainDOT, against: .make())
  }

  @Test("Any label is accepted, on nodes, rows and clusters", arguments: hostileLabels)
  func hostile(label: String) throws {
    let diagram = Diagram.make(label: label, rowLabel: label, clusterLabel: label)
    try GraphvizJudge.check(diagram.plainDOT, against: diagram)
  }

  @Test(
    "Each difference from the diagram is named",
    arguments: [
      (
        "\"second\" [label=<<table><tr><td>Second</td></tr></table>>];\n", "",
        ["label of node \"second\"", "cluster of node \"second\""]
      ),
      ("\"second\" [", "\"third\" [", ["node \"second\"", "node \"third\" is not in the diagram"]),
      (
        ">First<", ">Fist<",
        ["the label of node \"first\" reads \"Fist\ntap \"Next\"\" instead of \"First\n"]
      ),
      (
        "<<table><tr><td>Second</td></tr></table>>", "\"Second\"",
        ["the label of node \"second\" reads the label <Second>"]
      ),
      (">Second<", "><b>Second<", ["the label of node \"second\" reads the label <"]),
      ("-> \"second\"", "-> \"first\"", ["the head of edge \"push\" reads \"first\""]),
      ("\"first\" -> ", "\"second\" -> ", ["the tail of edge \"push\" reads \"second\""]),
      ("id=\"push\"", "id=\"pull\"", ["edge \"push\" is missing", "edge \"pull\" is not in"]),
      ("tailport=\"row\"", "tailport=\"rod\"", ["the row of edge \"push\" reads \"rod\""]),
      ("cluster_child", "cluster_kid", ["cluster \"cluster_child\" is missing"]),
      (
        "cluster_child", "kid",
        ["cluster \"cluster_child\" is missing", "cluster of node \"second\""]
      ),
      (">Child<", ">Kid<", ["the label of cluster \"cluster_child\" reads \"Kid\""]),
      (">Sample<", ">x<", ["the title reads \"x\" instead of \"Sample\""]),
      (
        "digraph {", "digraph { subgraph cluster_x { \"first\"; }",
        ["cluster \"cluster_x\" is not in the diagram", "depth of node \"first\""]
      ),
      (
        "\"first\" -> ",
        "\"first\" -> \"second\" [id=push, tailport=row];\"first\" -> ",
        ["edge \"push\" occurs 2 times"]
      ),
    ])
  func disagreement(_ text: String, _ other: String, _ expected: [String]) throws {
    let dot = Diagram.make().plainDOT.replacing(first: text, with: other)
    let error = try #require(throws: GraphvizError.self) {
      try GraphvizJudge.check(dot, against: .make())
    }
    for clause in expected {
      #expect(error.differences.contains { $0.contains(clause) }, "\(error)")
    }
  }

  @Test("Differently encoded accents are a difference")
  func accents() throws {
    #expect(throws: GraphvizError.self) {
      try GraphvizJudge.check(
        Diagram.make(label: "e\u{301}").plainDOT, against: .make(label: "\u{E9}"))
    }
  }

  @Test("A name that a diagram uses twice is a difference")
  func twice() throws {
    var diagram = Diagram.make()
    diagram.nodes.append(diagram.nodes[0])
    let error = try #require(throws: GraphvizError.self) {
      try GraphvizJudge.check(diagram.plainDOT, against: diagram)
    }
    #expect(error.differences == ["node \"first\" is in the diagram twice"])
  }

  @Test("Clusters that contain each other end the check")
  func circle() throws {
    var diagram = Diagram.make()
    diagram.clusters[0].parent = "child"
    #expect(throws: GraphvizError.self) {
      try GraphvizJudge.check(Diagram.make().plainDOT, against: diagram)
    }
  }

  @Test(
    "Text that is not DOT is refused with cgraph's message",
    arguments: ["", "digraph {", "{}", "digraph { \"a }", "digraph {}\0", "digraph { a -- b }"])
  func unreadable(dot: String) throws {
    let error = try #require(throws: GraphvizError.self) {
      try GraphvizJudge.check(dot, against: .make())
    }
    guard case .unreadable(let message) = error else {
      return #expect(Bool(false), "\(error)")
    }
    #expect(!message.isEmpty)
  }

  @Test("A long message of cgraph is kept whole")
  func longMessage() throws {
    let name = String(repeating: "x", count: 5_000)
    let error = try #require(throws: GraphvizError.self) {
      try GraphvizJudge.check("digraph { \(name) \(name) -> -> }", against: .make())
    }
    #expect("\(error)".contains("syntax error"))
  }

  @Test("DOT can be checked on many threads at once")
  func threads() async throws {
    await withThrowingTaskGroup { group in
      for index in 0..<64 {
        group.addTask {
          let diagram = Diagram.make(label: "\(index)")
          for _ in 0..<20 { try GraphvizJudge.check(diagram.plainDOT, against: diagram) }
        }
      }
    }
  }

  @Test("Two thousand nested clusters are read")
  func depth() throws {
    let count = 2_000
    let clusters = (0..<count).map {
      Diagram.Cluster(id: "\($0)", name: "", parent: $0 > 0 ? "\($0 - 1)" : nil)
    }
    let node = Diagram.Node(id: "n", role: .screen, cluster: "\(count - 1)")
    let dot =
      "digraph { graph [label=<Deep>];"
      + clusters.map { "subgraph cluster_\($0.id) { graph [label=\"\"];" }.joined()
      + "n [label=\"\"];" + String(repeating: "}", count: count + 1)
    try GraphvizJudge.check(
      dot,
      against: Diagram(
        title: "Deep", direction: .topToBottom, clusters: clusters, nodes: [node]))
  }
}
