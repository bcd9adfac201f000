import CustomDump
import FlowSnapshots
import Testing

@Suite("Recording of snapshots")
struct RecordingTests {
  @Test(
    "The environment decides what is recorded; in CI it is nothing",
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

  @Test("An unknown value of FLOW_SNAPSHOTS is an error")
  func unknown() throws {
    let error = try #require(throws: FlowSnapshotError.self) {
      try FlowSnapshotRecording(environment: ["FLOW_SNAPSHOTS": "all"])
    }
    expectNoDifference(
      error.description,
      """
      FLOW_SNAPSHOTS must be "record" or unset, not "all".
      """)
  }
}
