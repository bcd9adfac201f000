import CustomDump
import FlowSnapshots
import Testing

@Suite("What is recorded")
struct RecordingTests {
  @Test(
    "follows the environment, and is nothing in CI",
    arguments: [
      ([:], nil, .missing),
      (["FLOW_SNAPSHOTS": "record"], nil, .all),
      (["FLOW_SNAPSHOTS": ""], nil, .missing),
      (["FLOW_SNAPSHOTS": "record", "CI": "true"], nil, .never),
      (["CI": "1"], nil, .never),
      (["CI": "1"], .all, .never),
      (["CI": "false"], .all, .all),
      (["CI": ""], nil, .missing),
      ([:], .never, .never),
    ] as [([String: String], FlowSnapshotRecording?, FlowSnapshotRecording)])
  func environment(
    environment: [String: String], asked: FlowSnapshotRecording?, expected: FlowSnapshotRecording
  ) throws {
    expectNoDifference(
      try FlowSnapshotRecording(asked, environment: environment), expected)
  }

  @Test("is not guessed at")
  func unknown() throws {
    let error = try #require(throws: FlowSnapshotError.self) {
      try FlowSnapshotRecording(environment: ["FLOW_SNAPSHOTS": "all"])
    }
    expectNoDifference(
      error.description,
      """
      FLOW_SNAPSHOTS is "all" in the environment; set it to "record" to record snapshots anew, or \
      not at all.
      """)
  }
}
