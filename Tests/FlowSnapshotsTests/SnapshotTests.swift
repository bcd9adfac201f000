import CustomDump
import FlowDiagram
import FlowGraph
import FlowSnapshots
import Testing

@Suite("A flow's snapshot")
struct SnapshotTests {
  let scene: SnapshotScene

  init() throws { scene = try SnapshotScene() }

  @Test("is recorded where there is none, fails that once, and passes from then on")
  func missing() throws {
    expectNoDifference(
      try scene.failure(of: Flows.trace),
      """
      checkout.dot was not there, and is recorded now.

      The snapshot: /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot
      Look at it and commit it. A test that records fails, so that no recording is taken for a \
      pass; run it again without FLOW_SNAPSHOTS.
      """)
    expectNoDifference(
      try scene.files(),
      [
        "__Snapshots__", "__Snapshots__/CheckoutTests", "__Snapshots__/CheckoutTests/checkout.dot",
        "__Snapshots__/CheckoutTests/checkout.dot.graph.json",
      ])
    expectNoDifference(try scene.failure(of: Flows.trace), nil)
    expectNoDifference(try scene.failure(of: Flows.presenting), nil)
  }

  @Test("is the same text in every format that the tool writes")
  func formats() throws {
    let scene = scene
    func check(_ format: some FlowSnapshotFormat, _ name: String, _ text: String) throws {
      try scene.record(Flows.presenting, as: format)
      expectNoDifference(try scene.text(name), text)
      expectNoDifference(try scene.failure(of: Flows.presenting, as: format, .never), nil)
      let failure = try #require(try scene.failure(of: Flows.pushing, as: format, .never))
      #expect(failure.contains("What changed in the flow:\n"))
      #expect(failure.contains("Receipt"))
    }
    let diagram = Diagram.make(from: Flows.presenting).diagram
    try check(.dot, "checkout.dot", diagram.dot())
    try check(.outline, "checkout.txt", diagram.outline())
    try check(.mermaid, "checkout.mmd", try diagram.mermaid())
    try check(.json, "checkout.json", Flows.presenting.json)
    #expect(try scene.files().contains { $0.hasSuffix("checkout.json") })
    #expect(try !scene.files().contains { $0.hasSuffix("checkout.json.graph.json") })
  }

  @Test("is recorded anew when asked to, says what changed, and fails")
  func recording() throws {
    try scene.record(Flows.presenting)
    let failure = try #require(try scene.failure(of: Flows.pushing, .all))
    #expect(failure.hasPrefix("checkout.dot was recorded anew.\n\nWhat changed in the flow:\n"))
    expectNoDifference(try scene.failure(of: Flows.pushing, .never), nil)
    let again = try #require(try scene.failure(of: Flows.pushing, .all))
    #expect(again.hasPrefix("checkout.dot was recorded anew; it is what it was.\n"))
  }

  @Test("is never recorded in CI, where its lack is a failure")
  func never() throws {
    expectNoDifference(
      try scene.failure(of: Flows.trace, .never),
      """
      There is no checkout.dot yet, and nothing is recorded in CI, nor where recording is .never.

      The snapshot: /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot
      Run the test on your own machine, which records it, look at it, and commit it.
      """)
    expectNoDifference(try scene.files(), [])
  }

  @Test("does not mind how often something happened, unless it is the graph itself")
  func counts() throws {
    try scene.record(Flows.presenting)
    expectNoDifference(try scene.failure(of: Flows.twice, .never), nil)
    try scene.record(Flows.presenting, as: .json)
    let failure = try #require(try scene.failure(of: Flows.twice, as: .json, .never))
    #expect(
      failure.hasPrefix(
        """
        The flow is not what checkout.json says.

        What leads where is the same; what differs is how it is written: counts,
        """))
  }

  @Test("may have CRLF, and no line break at the end")
  func lineEndings() throws {
    try scene.record(Flows.presenting)
    let text = try scene.text("checkout.dot")
    try scene.write(text.replacing("\n", with: "\r\n"), to: "checkout.dot")
    expectNoDifference(try scene.failure(of: Flows.presenting, .never), nil)
    try scene.write(String(text.dropLast()), to: "checkout.dot")
    expectNoDifference(try scene.failure(of: Flows.presenting, .never), nil)
    try scene.write(text + "\n", to: "checkout.dot")
    #expect(try scene.failure(of: Flows.presenting, .never) != nil)
  }
}
