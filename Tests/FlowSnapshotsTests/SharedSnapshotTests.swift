import CustomDump
import FlowDiagram
import FlowGraph
import Testing

@testable import FlowSnapshots

@Suite("Assertions and their snapshots")
struct SharedSnapshotTests {
  let scene: SnapshotScene

  init() throws { scene = try SnapshotScene() }

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
