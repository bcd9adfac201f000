import CustomDump
import FlowDiagram
import FlowGraph
import Testing

@testable import FlowSnapshots

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
  let scene = SnapshotScene()

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

  @Test("Two assertions must not share a snapshot, even one that suits both")
  func shared() throws {
    try scene.record(Flows.presenting)
    expectNoDifference(try scene.failure(of: Flows.presenting, line: 7), nil)
    expectNoDifference(
      try scene.failure(of: Flows.presenting, line: 8),
      """
      The assertion at CheckoutTests.swift:7 has the same snapshot, checkout.dot. Give each of the \
      two a name with named:.
      """)
    // A Mac's disk has one file for both.
    #expect(try scene.failure(of: Flows.presenting, testName: "Checkout()", line: 9) != nil)
  }

  @Test("Names, formats and tests distinguish snapshots")
  func apart() throws {
    for recording in [FlowSnapshotRecording.all, .never] {
      let isRecording = recording == .all
      let failures = [
        try scene.failure(of: Flows.presenting, recording, line: 1),
        try scene.failure(of: Flows.pushing, named: "card: paid", recording, line: 2),
        try scene.failure(of: Flows.pushing, as: .outline, recording, line: 3),
        try scene.failure(of: Flows.pushing, recording, testName: "paying(by:)", line: 4),
      ]
      expectNoDifference(failures.map { $0 != nil }, failures.map { _ in isRecording })
    }
    expectNoDifference(
      try scene.files().filter { $0.hasSuffix(".dot") || $0.hasSuffix(".txt") },
      ["checkout.card-paid.dot", "checkout.dot", "checkout.txt", "paying.dot"]
        .map { "__Snapshots__/CheckoutTests/\($0)" })
  }

  @Test("One assertion with two flows in a run fails before either is lost")
  func ambiguous() throws {
    #expect(try scene.failure(of: Flows.presenting) != nil)
    let message = """
      This assertion recorded another flow to checkout.dot in the same run. In a test with \
      arguments, or in a loop, give each snapshot a name with named:.
      """
    expectNoDifference(try scene.failure(of: Flows.pushing), message)
    expectNoDifference(try scene.failure(of: Flows.pushing, .all), message)
    expectNoDifference(try scene.failure(of: Flows.presenting), nil)
  }

  @Test("Assertions give the same results in any order and at the same time")
  func concurrent() async throws {
    let scene = scene
    let names = (0..<40).map { "flow \($0)" }
    func run(_ recording: FlowSnapshotRecording) async throws -> [Bool] {
      try await withThrowingTaskGroup(of: (Int, Bool).self) { group in
        for index in names.indices.shuffled() {
          group.addTask {
            let graph = index.isMultiple(of: 2) ? Flows.presenting : Flows.pushing
            let failure = try scene.failure(
              of: graph, named: names[index], recording, line: UInt(index))
            return (index, failure == nil)
          }
        }
        return try await group.reduce(into: names.map { _ in false }) { $0[$1.0] = $1.1 }
      }
    }
    let (recording, comparing) = (try await run(.missing), try await run(.missing))
    expectNoDifference(recording, names.map { _ in false })
    expectNoDifference(comparing, names.map { _ in true })
    expectNoDifference(try scene.files().count, 2 + 2 * names.count)
  }
}
