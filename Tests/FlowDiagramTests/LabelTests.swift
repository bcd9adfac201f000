import FlowDiagram
import FlowGraph
import FlowTrace
import Testing

@Suite("Labels")
struct LabelTests {
  private func edge(_ trigger: String) -> (label: String, warnings: [String]) {
    let (list, cart) = (FlowGraph.Name(type: "App.List"), FlowGraph.Name(type: "App.Cart"))
    let graph = FlowGraph(
      app: "App",
      transitions: [.init(from: list, to: cart, kind: .push, trigger: trigger, by: .app)])
    let made = Diagram.make(from: graph, view: .flow)
    return (made.diagram.edgeLabels[0], made.warnings.map(\.description))
  }

  @Test(
    "A label keeps any text that can be drawn",
    arguments: [
      "\"", "\\", "\\N", "\\n", "<b>", "&amp;", "&", "", " ", "  a  b ", "日本語", "🐾👩‍👩‍👧", "\u{202E}rtl",
      "e\u{301}", "\u{7F}", "\u{FFFD}",
    ])
  func kept(text: String) {
    #expect(Array(edge(text).label.utf8) == Array(text.utf8))
  }

  @Test(
    "A label has U+FFFD for control characters and noncharacters",
    arguments: [0, 1, 9, 10, 13, 0x1F, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF])
  func replaced(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(edge("a\(Character(scalar))b").label == "a\u{FFFD}b")
  }

  @Test(
    "A label is broken at spaces into even lines of about 24 columns, and in words far too long")
  func wrapped() {
    #expect(
      edge("tap \"Schedule a visit with the vet of your choice\"").label
        == "tap \"Schedule a\nvisit with the vet\nof your choice\"")
    let word = String(repeating: "x", count: 100)
    #expect(edge(word).label.split(separator: "\n").map(\.count) == [40, 40, 20])
    #expect(
      edge("ConfirmationOfDeliveryAddressAndPaymentMethod").label
        == "ConfirmationOfDeliveryAddressAndPayment\nMethod")
    let wide = String(repeating: "語", count: 30)
    #expect(edge(wide).label.split(separator: "\n").map(\.count) == [20, 10])
  }

  @Test("A label over 4,096 bytes ends in an ellipsis, with a warning")
  func cut() {
    let (label, warnings) = edge(String(repeating: "ab c ", count: 200_000))
    #expect((3900...4096).contains(size(label)))
    #expect(label.hasSuffix("…"))
    #expect(
      warnings == [
        """
        warning: A label of 1000000 bytes was cut to 4096; it begins with \
        “ab c ab c ab c ab c ab c ab c ab c ab c ”.
        """
      ])
    #expect(edge(String(repeating: "ab c", count: 1024)).warnings == [])
  }

  /// The bytes of a label without the line breaks that were put in.
  private func size(_ label: String) -> Int { label.utf8.count { $0 != UInt8(ascii: "\n") } }

  @Test("A label is cut between whole characters")
  func cutCharacters() {
    let label = edge(String(repeating: "👩‍👩‍👧", count: 1000)).label
    #expect(size(label) <= 4096)
    #expect(Set(label) == ["👩‍👩‍👧", "\n", "…"])
    let accents = edge("e" + String(repeating: "\u{301}", count: 10_000)).label
    #expect((4091...4096).contains(size(accents)))
  }

  @Test(
    "A title names the launch when all launches have the same name",
    arguments: [
      ([], "App: screens"), ([""], "App: screens"), (["first", "later"], "App: screens"),
      (["digital"], "App (digital): screens"), (["", "digital"], "App: screens"),
    ])
  func titles(launches: [String], title: String) {
    let graph = FlowGraph(app: "App", launches: launches)
    #expect(Diagram.make(from: graph, view: .flow).diagram.title == title)
  }
}

extension Diagram {
  /// Returns the label that drawings show of a node.
  func label(of node: Node) -> String { Labels(of: self).text(of: node) }

  /// Returns the label that drawings show of a cluster.
  func label(of cluster: Cluster) -> String { Labels(of: self).text(of: cluster) }

  /// Returns the label that drawings show of an edge.
  func label(of edge: Edge) -> String { Labels(of: self).text(of: edge) }

  /// The labels of all edges, in their order.
  var edgeLabels: [String] { edges.map(label(of:)) }
}
