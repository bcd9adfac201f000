import CustomDump
import FlowDiagram
import FlowGraph
import FlowSnapshots
import Testing

/// A format that this target alone has.
private struct ScreenTable: DiagramFormat {
  var name: String { "screens" }

  func text(of diagram: Diagram) -> String {
    diagram.nodes.filter { $0.role == .screen }.map { "\($0.name)\n" }.joined()
  }
}

extension TextFormat where Self == ScreenTable {
  fileprivate static var screens: Self { ScreenTable() }
}

@Suite("Snapshots of flows")
struct SnapshotTests {
  let scene: SnapshotScene

  init() throws { scene = try SnapshotScene() }

  @Test("A missing snapshot is recorded, which fails once, and passes from then on")
  func missing() throws {
    expectNoDifference(
      try scene.failure(of: Flows.trace),
      """
      Recorded checkout.dot, which was missing.

      The snapshot: /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot
      Review it and commit it. A test that records fails, so that a recording is never mistaken for \
      a pass; run it again without FLOW_SNAPSHOTS.
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

  @Test(
    "A snapshot has the text that the tool writes in every format, and that of one's own format")
  func formats() throws {
    let scene = scene
    func check(_ format: some FlowFormat, _ name: String, _ text: String) throws {
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
    try check(.screens, "checkout.screens", "Cart\nCheckout\n")
    #expect(try scene.files().contains { $0.hasSuffix("checkout.json") })
    #expect(try !scene.files().contains { $0.hasSuffix("checkout.json.graph.json") })
  }

  @Test("A snapshot that is recorded again fails with the change")
  func recording() throws {
    try scene.record(Flows.presenting)
    let failure = try #require(try scene.failure(of: Flows.pushing, .all))
    #expect(failure.hasPrefix("Recorded checkout.dot again.\n\nWhat changed in the flow:\n"))
    expectNoDifference(try scene.failure(of: Flows.pushing, .never), nil)
    let again = try #require(try scene.failure(of: Flows.pushing, .all))
    #expect(again.hasPrefix("Recorded checkout.dot again, without a change.\n"))
  }

  @Test("A missing snapshot fails in CI and is not recorded")
  func never() throws {
    expectNoDifference(
      try scene.failure(of: Flows.trace, .never),
      """
      checkout.dot is missing, and this run records nothing: CI is set, or recording is .never.

      The snapshot: /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot
      Run the test on your own machine, which records the snapshot, review it, and commit it.
      """)
    expectNoDifference(try scene.files(), [])
  }

  @Test("Counts change no snapshot but that of the graph itself")
  func counts() throws {
    try scene.record(Flows.presenting)
    expectNoDifference(try scene.failure(of: Flows.twice, .never), nil)
    try scene.record(Flows.presenting, as: .json)
    let failure = try #require(try scene.failure(of: Flows.twice, as: .json, .never))
    #expect(
      failure.hasPrefix(
        """
        The flow differs from checkout.json.

        The flow is the same; only its text differs: counts,
        """))
  }

  @Test("A snapshot may have CRLF, and no line break at its end")
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

  /// A flow that may lack parts.
  private struct Partial: FlowSource {
    let incompleteness: String? = "It hit a limit."

    func flowGraph() -> FlowGraph { Flows.presenting }
  }

  @Test(
    "A flow that may lack parts is not recorded", arguments: [FlowSnapshotRecording.missing, .all])
  func incomplete(_ recording: FlowSnapshotRecording) throws {
    if recording == .all { try scene.record(Flows.pushing) }
    let files = try scene.files()
    let text = recording == .all ? try scene.text("checkout.dot") : nil
    let failure = try #require(try scene.failure(of: Partial(), recording))
    #expect(
      failure.hasPrefix(
        "Recorded nothing to checkout.dot: the flow may lack parts. It hit a limit.\n"))
    #expect(failure.hasSuffix("pass allowingIncomplete: true to record what there is."))
    expectNoDifference(try scene.files(), files)
    if let text { expectNoDifference(try scene.text("checkout.dot"), text) }
  }

  @Test("A flow that may lack parts is recorded when the test allows it, and compared in any case")
  func allowedIncomplete() throws {
    let recorded = try #require(try scene.failure(of: Partial(), allowingIncomplete: true))
    #expect(recorded.hasPrefix("Recorded checkout.dot, which was missing."))
    expectNoDifference(try scene.failure(of: Partial(), .never), nil)
    try scene.record(Flows.pushing)
    let failure = try #require(try scene.failure(of: Partial(), .never))
    #expect(
      failure.hasPrefix(
        "The flow differs from checkout.dot.\n\nThe flow may lack parts. It hit a limit.\n"))
  }
}
