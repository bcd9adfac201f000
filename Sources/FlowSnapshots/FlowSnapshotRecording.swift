/// Which snapshots to record. A test that records fails, so that a recording is never mistaken for a
/// pass.
public enum FlowSnapshotRecording: Sendable, Hashable {
  /// The missing ones.
  case missing
  /// The missing ones and those that are there.
  case all
  /// None.
  case never
}

extension FlowSnapshotRecording {
  /// What the environment asks for: ``all`` where `FLOW_SNAPSHOTS` is `record`, else ``missing``;
  /// where `CI` is set and is neither `false` nor `0`, always ``never``.
  ///
  /// - Parameters:
  ///   - asked: what the caller asks for in place of `FLOW_SNAPSHOTS`; CI overrides it.
  ///   - environment: the environment's variables.
  /// - Throws: ``FlowSnapshotError`` when `FLOW_SNAPSHOTS` has another value.
  public init(
    _ asked: Self? = nil, environment: [String: String]
  ) throws(FlowSnapshotError) {
    let variable = environment["FLOW_SNAPSHOTS"] ?? ""
    guard ["", "record"].contains(variable) else { throw .environment(variable) }
    let isCI = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
    self = isCI ? .never : asked ?? (variable == "record" ? .all : .missing)
  }
}
