/// Which snapshots are written; a test that writes one fails, so that no recording is taken for a
/// pass.
public enum FlowSnapshotRecording: Sendable, Hashable {
  /// Those that are not there yet.
  case missing
  /// All, anew.
  case all
  /// None.
  case never
}

extension FlowSnapshotRecording {
  /// What the environment asks for: ``all`` where `FLOW_SNAPSHOTS` is `record`, else ``missing``;
  /// where `CI` is set and says neither `false` nor `0`, always ``never``.
  ///
  /// - Parameter asked: what the caller asks for in place of `FLOW_SNAPSHOTS`; CI overrides it.
  /// - Throws: ``FlowSnapshotError`` when `FLOW_SNAPSHOTS` says anything else.
  public init(
    _ asked: Self? = nil, environment: [String: String]
  ) throws(FlowSnapshotError) {
    let variable = environment["FLOW_SNAPSHOTS"] ?? ""
    guard ["", "record"].contains(variable) else { throw .environment(variable) }
    let isCI = !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
    self = isCI ? .never : asked ?? (variable == "record" ? .all : .missing)
  }
}
